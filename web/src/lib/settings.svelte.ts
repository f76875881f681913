/** What a person likes: language, theme, motion, sound, name. Kept in the browser. */

import { LANGUAGES } from 'virtual:words';
import { read, write } from './storage';
import type { Lang } from './wire';

export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'auto' | 'on' | 'off';

export const LANGS: readonly Lang[] = Object.keys(LANGUAGES);
const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];
const MOTIONS: readonly Motion[] = ['auto', 'on', 'off'];

class Settings {
  #lang = $state<Lang>(among(LANGS, read('lang')) ?? browserLang());
  #theme = $state<Theme>(among(THEMES, read('theme')) ?? 'auto');
  #motion = $state<Motion>(among(MOTIONS, read('motion')) ?? 'auto');
  #sound = $state(read('sound') === 'on');
  #name = $state(read('name') ?? '');
  #lightSystem = $state(matches('(prefers-color-scheme: light)'));
  #stillSystem = $state(matches('(prefers-reduced-motion: reduce)'));

  constructor() {
    follow('(prefers-color-scheme: light)', (on) => (this.#lightSystem = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#stillSystem = on));
  }

  get lang(): Lang {
    return this.#lang;
  }
  set lang(value: Lang) {
    this.#lang = value;
    write('lang', value);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    write('theme', value);
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    this.#motion = value;
    write('motion', value);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    write('sound', value ? 'on' : 'off');
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value.slice(0, 40);
    write('name', this.#name);
  }

  get light(): boolean {
    return this.#theme === 'light' || (this.#theme === 'auto' && this.#lightSystem);
  }

  get moving(): boolean {
    return this.#motion === 'on' || (this.#motion === 'auto' && !this.#stillSystem);
  }

  /** Tell the style sheet. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.light ? 'light' : 'dark';
    root.dataset.motion = this.moving ? 'on' : 'off';
  }
}

function among<T extends string>(allowed: readonly T[], value: string | null): T | null {
  return allowed.find((one) => one === value) ?? null;
}

function browserLang(): Lang {
  const wanted = navigator.language;
  return among(LANGS, wanted) ?? among(LANGS, wanted.split('-')[0] ?? '') ?? 'en';
}

function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}

function follow(query: string, tell: (on: boolean) => void): void {
  window.matchMedia(query).addEventListener('change', (event) => tell(event.matches));
}

export const settings = new Settings();
