/** Small tones made on the spot. Nothing sounds unless the person switched it on. */

import type { Tone } from '../games/module';
import { settings } from './settings.svelte';

export type Sound = Tone | 'turn' | 'refused' | 'over' | 'chat';

/** Frequency in hertz, start and length in seconds. */
type Note = [frequency: number, start: number, length: number];

const TUNES: Record<Sound, { wave: OscillatorType; loud: number; notes: Note[] }> = {
  turn: {
    wave: 'triangle',
    loud: 0.16,
    notes: [
      [523, 0, 0.14],
      [784, 0.12, 0.24],
    ],
  },
  step: { wave: 'sine', loud: 0.09, notes: [[330, 0, 0.07]] },
  good: {
    wave: 'triangle',
    loud: 0.13,
    notes: [
      [659, 0, 0.1],
      [880, 0.08, 0.18],
    ],
  },
  bad: {
    wave: 'sine',
    loud: 0.2,
    notes: [
      [174, 0, 0.25],
      [110, 0.1, 0.4],
    ],
  },
  dice: {
    wave: 'square',
    loud: 0.04,
    notes: [
      [420, 0, 0.03],
      [510, 0.06, 0.03],
      [380, 0.13, 0.03],
      [470, 0.22, 0.05],
    ],
  },
  refused: {
    wave: 'sine',
    loud: 0.12,
    notes: [
      [220, 0, 0.1],
      [196, 0.1, 0.14],
    ],
  },
  over: {
    wave: 'triangle',
    loud: 0.14,
    notes: [
      [392, 0, 0.5],
      [523, 0.12, 0.5],
      [659, 0.24, 0.7],
    ],
  },
  chat: { wave: 'sine', loud: 0.08, notes: [[988, 0, 0.06]] },
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const { wave, loud, notes } = TUNES[sound];
    for (const [frequency, start, length] of notes) tone(context, wave, loud, frequency, start, length);
  } catch {
    // A browser without audio stays silent.
  }
}

function tone(
  audio: AudioContext,
  wave: OscillatorType,
  loud: number,
  frequency: number,
  start: number,
  length: number,
): void {
  const from = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + length + 0.05);
}
