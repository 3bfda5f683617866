import type { UnreadableEvent } from '#src/contracts/settings.ts';
import type { Component } from './calendar-file.ts';

/** Why a part of a calendar cannot be read, in a sentence for the owner. */
export class Unreadable extends Error {}

const LONGEST = 100;

/** An event that could not be read, as the owner is told of it. */
export function toldOf(component: Component, error: unknown): UnreadableEvent {
  const reason = error instanceof Unreadable ? error.message : 'It is not written as calendars are.';
  return { name: component.title.slice(0, LONGEST), reason };
}
