import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../unavailable.ts';
import { CircuitBreaker, Circuits } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function opened(): CircuitBreaker {
  const circuit = new CircuitBreaker();
  for (let call = 0; call < 3; call++) {
    expect(circuit.enter()).toBe(true);
    circuit.leave('timed out');
  }
  return circuit;
}

test('after three consecutive timeouts everything is refused for a second, then one probe is let through', () => {
  const circuit = opened();
  expect(circuit.enter()).toBe(false);
  vi.advanceTimersByTime(1001);
  expect([circuit.enter(), circuit.enter()]).toEqual([true, false]);
});

test('a successful probe closes the circuit; one that times out opens it again', () => {
  const circuit = opened();
  vi.advanceTimersByTime(1001);
  circuit.enter();
  circuit.leave('timed out');
  expect(circuit.enter()).toBe(false);
  vi.advanceTimersByTime(1001);
  circuit.enter();
  circuit.leave('answered');
  expect([circuit.enter(), circuit.enter()]).toEqual([true, true]);
});

test('timeouts with answers between them do not open the circuit', () => {
  const circuit = new CircuitBreaker();
  for (let call = 0; call < 10; call++) circuit.leave(call % 3 === 2 ? 'answered' : 'timed out');
  expect(circuit.enter()).toBe(true);
});

test('a statement that timed out on the server several times at once is refused; another one is not', async () => {
  const circuits = new Circuits();
  const cause = Object.assign(new Error('canceled'), { code: '57014' });
  const late = () => circuits.statement('locked', () => Promise.reject(new DatabaseUnavailable('late', { cause })));
  await Promise.all([1, 2, 3].map(() => expect(late()).rejects.toThrow('late')));
  await expect(late()).rejects.toThrow('gave this up');
  expect(await circuits.statement('free', async () => 'rows')).toBe('rows');
  vi.advanceTimersByTime(1001);
  expect(await circuits.statement('locked', async () => 'rows')).toBe('rows');
});
