/** Line drawings in a 24x24 box, one stroke width, round joins. */

export const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 7 4 12l5 5M4.5 12H14a5.5 5.5 0 0 1 0 11',
  hint: 'M9.5 18.5h5M10 21.5h4M12 2.5a6.2 6.2 0 0 0-3.6 11.3c.8.6 1.2 1.3 1.2 2.2h4.8c0-.9.4-1.6 1.2-2.2A6.2 6.2 0 0 0 12 2.5z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  log: 'M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12h7M9 16h7',
  chat: 'M4 5h16v11H10l-4.5 4v-4H4z',
  table: 'M3.5 8.5 12 4l8.5 4.5L12 13zM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
  help: 'M9.2 9a2.9 2.9 0 1 1 4.2 2.6c-1 .5-1.4 1.1-1.4 2.2M12 17.5h.01M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  share: 'M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  play: 'M7 4.5 19 12 7 19.5z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M6 5v14',
  last: 'M6 5l7 7-7 7M18 5v14',
  skip: 'M4.5 5 12 12l-7.5 7zM13 5l7.5 7-7.5 7z',
  lock: 'M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  unlock: 'M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  down: 'M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 20h15',
  again: 'M5 12a7 7 0 1 0 2-4.9M7 3v4.5h4.5',
  home: 'M4 11.5 12 4l8 7.5M6.5 10v10h11V10M10 20v-5.5h4V20',
} as const;

export type IconName = keyof typeof ICONS;
