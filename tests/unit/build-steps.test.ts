import { afterEach, describe, expect, it, vi } from 'vitest';
import { countSteps, together } from '../../site/generator/steps.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the steps of a build', () => {
  it('give what they make, and are listed with their times in the order in which they end', async () => {
    const clock = vi.spyOn(performance, 'now');
    for (const time of [100, 1334.4, 2000, 2006.6]) clock.mockReturnValueOnce(time);
    const { step, table } = countSteps();
    expect(await step('pictures', () => Promise.resolve('made'))).toBe('made');
    expect(await step('fonts', () => 2)).toBe(2);
    expect(table()).toBe(
      '  pictures                  1234 ms\n  fonts                        7 ms',
    );
  });

  it('that fail are not listed', async () => {
    const { step, table } = countSteps();
    await expect(step('pictures', () => Promise.reject(new Error('no picture')))).rejects.toThrow(
      'no picture',
    );
    expect(table()).toBe('');
  });
});

describe('steps that run together', () => {
  it('give all that they make', async () => {
    expect(await together([Promise.resolve(1), 'two'])).toEqual([1, 'two']);
  });

  it('fail once all of them have come to their end', async () => {
    let end: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (end = resolve));
    const told = vi.fn();
    const both = together([Promise.reject(new Error('the first')), slow]).catch(
      (error: unknown) => void told(String(error)),
    );
    await new Promise(setImmediate);
    expect(told).not.toHaveBeenCalled();
    end();
    await both;
    expect(told).toHaveBeenCalledWith('Error: the first');
  });
});
