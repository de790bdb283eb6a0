// The accessibility tree of a page, read at once and searched by role and name.
import type { Page } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Node {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly active?: boolean; // has the focus
  readonly box: Box;
  readonly children?: readonly (Node | string)[];
}

/** A part of the page: elements in reading order, each before its children. */
export type Snapshot = readonly Node[];

type Name = string | RegExp;
const ANY = /(?:)/;

export async function look(page: Page): Promise<Snapshot> {
  return flatten((await page.ariaSnapshotJSON({ boxes: true })) as readonly Node[]);
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

const flatten = (nodes: readonly (Node | string)[]): Snapshot =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? [{ role: 'text', text: node, box: NOWHERE }]
      : [node, ...flatten(node.children ?? [])],
  );

export const all = (snapshot: Snapshot, role: string, name: Name = ANY): Snapshot =>
  snapshot.filter(
    (node) =>
      node.role === role &&
      (typeof name === 'string' ? (node.name ?? '') === name : name.test(node.name ?? '')),
  );

export const names = (snapshot: Snapshot, role: string, name: Name = ANY): string[] =>
  all(snapshot, role, name).map((node) => node.name ?? '');

export const has = (snapshot: Snapshot, role: string, name: Name = ANY): boolean =>
  all(snapshot, role, name).length > 0;

/** An element and everything inside it; empty if it is not there. */
export const inside = (snapshot: Snapshot, role: string, name: Name = ANY): Snapshot =>
  flatten(all(snapshot, role, name).slice(0, 1));

/** All text of a part of the page, in one line. */
export const words = (snapshot: Snapshot): string =>
  snapshot
    .flatMap(({ name, text }) => [name, text])
    .filter(Boolean)
    .join(' ');
