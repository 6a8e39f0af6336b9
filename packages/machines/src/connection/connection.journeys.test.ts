import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { playConnection } from './connection.fixtures.ts';
import { RECONNECT_MS } from './connection.rules.ts';
import { connectionView } from './connection.view.ts';

/** A connection; signed in as `userId` when given. */
function open(userId?: string) {
  const clock = new SimulatedClock();
  const play = playConnection(clock);
  if (userId !== undefined) play.actor.send({ type: 'SIGNED_IN', userId });
  return {
    ...play,
    clock,
    send: play.actor.send.bind(play.actor),
    view: () => ({
      ...connectionView(play.actor.getSnapshot()),
      userId: play.actor.getSnapshot().context.userId,
    }),
    users: () => play.realtime.opened.map((request) => request.userId),
  };
}

describe('the realtime connection', () => {
  it('[CO1] opens on sign-in and closes on sign-out', () => {
    const connection = open();
    expect(connection.view()).toEqual({ status: 'signedOut', userId: null, polling: null });
    expect(connection.realtime.open()).toBe(0);
    connection.send({ type: 'SIGNED_IN', userId: 'ada' });
    expect(connection.view()).toMatchObject({ status: 'connecting', userId: 'ada' });
    expect(connection.realtime.open()).toBe(1);
    connection.send({ type: 'SIGNED_OUT' });
    expect(connection.view()).toEqual({ status: 'signedOut', userId: null, polling: null });
    expect(connection.realtime.open()).toBe(0);
  });

  it('[CO1] closes from every state on sign-out', () => {
    for (const said of ['CONNECTED', 'INTERRUPTED', 'FAILED'] as const) {
      const connection = open('ada');
      connection.realtime.emit({ type: said });
      connection.send({ type: 'SIGNED_OUT' });
      expect(connection.view().status).toBe('signedOut');
      expect(connection.realtime.open()).toBe(0);
    }
  });

  it('[CO2] closes the old connection when another user signs in, and keeps it for the same one', () => {
    const connection = open('ada');
    connection.realtime.emit({ type: 'CONNECTED' });
    connection.send({ type: 'SIGNED_IN', userId: 'ada' });
    expect(connection.view().status).toBe('live');
    connection.send({ type: 'SIGNED_IN', userId: 'lin' });
    expect(connection.view()).toMatchObject({ status: 'connecting', userId: 'lin' });
    expect(connection.users()).toEqual(['ada', 'lin']);
    expect(connection.realtime.open()).toBe(1);
  });

  it('[CO3] [CO4] connects, and returns from an interruption, without a resync when nothing was missed', () => {
    const connection = open('ada');
    connection.realtime.emit({ type: 'CONNECTED' });
    connection.realtime.emit({ type: 'INTERRUPTED' });
    expect(connection.view().status).toBe('interrupted');
    connection.realtime.emit({ type: 'CONNECTED' });
    expect(connection.view().status).toBe('live');
    expect(connection.emitted).toEqual([]);
  });

  it('[CO4] says RESYNC when a channel missed events, in whatever state the connection is, and leaves it there', () => {
    const connection = open('ada');
    connection.realtime.emit({ type: 'CONNECTED' });
    connection.realtime.emit({ type: 'INTERRUPTED' });
    connection.send({ type: 'MISSED' });
    expect(connection.view().status).toBe('interrupted');
    connection.realtime.emit({ type: 'CONNECTED' });
    connection.send({ type: 'MISSED' });
    expect(connection.view().status).toBe('live');
    expect(connection.emitted).toEqual([{ type: 'RESYNC' }, { type: 'RESYNC' }]);
  });

  it('[CO3] may be interrupted before it was ever live', () => {
    const connection = open('ada');
    connection.realtime.emit({ type: 'INTERRUPTED' });
    expect(connection.view().status).toBe('interrupted');
    connection.realtime.emit({ type: 'CONNECTED' });
    expect(connection.view().status).toBe('live');
  });

  it('[CO5] closes a client that gave up and opens another after a while or when asked', () => {
    const connection = open('ada');
    connection.realtime.emit({ type: 'FAILED' });
    expect(connection.view().status).toBe('failed');
    expect(connection.realtime.open()).toBe(0);
    connection.clock.increment(RECONNECT_MS);
    expect(connection.view()).toMatchObject({ status: 'connecting', userId: 'ada' });
    connection.realtime.emit({ type: 'FAILED' });
    connection.send({ type: 'RETRY' });
    expect(connection.view().status).toBe('connecting');
    expect(connection.users()).toEqual(['ada', 'ada', 'ada']);
    connection.realtime.emit({ type: 'FAILED' });
    connection.send({ type: 'SIGNED_IN', userId: 'lin' });
    expect(connection.view()).toMatchObject({ status: 'connecting', userId: 'lin' });
  });

  it('[CO6] renews the token of an open client and leaves the connection as it is', () => {
    const connection = open('ada');
    connection.send({ type: 'CAPABILITIES_CHANGED' });
    connection.realtime.emit({ type: 'CONNECTED' });
    connection.send({ type: 'CAPABILITIES_CHANGED' });
    expect(connection.realtime.received).toEqual([{ type: 'RENEW_TOKEN' }, { type: 'RENEW_TOKEN' }]);
    expect(connection.view().status).toBe('live');
    expect(connection.users()).toEqual(['ada']);
    connection.realtime.emit({ type: 'FAILED' });
    connection.send({ type: 'CAPABILITIES_CHANGED' });
    expect(connection.realtime.received).toHaveLength(2);
  });

  it('[CO7] polls while it is not live', () => {
    const connection = open('ada');
    expect(connection.view().polling).toEqual({ quickMs: 5_000, steadyMs: 10_000 });
    connection.realtime.emit({ type: 'CONNECTED' });
    expect(connection.view().polling).toEqual({ quickMs: 60_000, steadyMs: 60_000 });
    connection.realtime.emit({ type: 'INTERRUPTED' });
    expect(connection.view().polling?.quickMs).toBe(5_000);
    connection.realtime.emit({ type: 'FAILED' });
    expect(connection.view().polling?.steadyMs).toBe(10_000);
  });
});
