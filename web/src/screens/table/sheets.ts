/** What a phone shows over the board, one at a time. */
export type Sheet = 'table' | 'log' | 'chat';
