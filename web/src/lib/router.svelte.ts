/** Which screen the address asks for. Links are plain links; this keeps the page from being loaded anew. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string; at: number | null; seat: string | null }
  | { screen: 'rules'; game: string; anchor: string }
  | { screen: 'no_table' }
  | { screen: 'nowhere' };

const TABLE = /^[a-z0-9]{16}$/;

function routeOf(address: URL): Route {
  const parts = address.pathname.split('/').filter(Boolean);
  const [first, second] = parts;
  if (!first) return { screen: 'home' };
  if (first === 'new' && parts.length === 1) return { screen: 'new', game: address.searchParams.get('game') };
  if (parts.length !== 2 || !second) return { screen: 'nowhere' };
  if ((first === 'table' || first === 'replay') && !TABLE.test(second)) return { screen: 'no_table' };
  if (first === 'table') return { screen: 'table', id: second };
  if (first === 'rules') return { screen: 'rules', game: second, anchor: decoded(address.hash.slice(1)) };
  if (first === 'replay') {
    const at = Number.parseInt(address.searchParams.get('at') ?? '', 10);
    return { screen: 'replay', id: second, at: Number.isNaN(at) ? null : at, seat: address.searchParams.get('seat') };
  }
  return { screen: 'nowhere' };
}

/** As it stands if it is not properly encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    window.addEventListener('popstate', (event) => {
      this.#read();
      this.#scrollBack(event.state);
    });
    window.addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    if (!replace) window.scrollTo(0, 0);
  }

  /** To another place of the same screen, which scrolls there itself. Going back leads to where one was. */
  jump(path: string): void {
    history.replaceState({ left: window.scrollY }, '');
    history.pushState(null, '', path);
    this.#read();
  }

  /** Change what the address bar shows without going anywhere. */
  rewrite(path: string): void {
    history.replaceState(null, '', path);
  }

  /** Where a jump set out from; browsers would rather show the rule in the address. */
  #scrollBack(state: unknown): void {
    const left = (state as { left?: number } | null)?.left;
    if (left !== undefined) requestAnimationFrame(() => window.scrollTo(0, left));
  }

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }

  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
