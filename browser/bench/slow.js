// A slow phone, and what the page's own thread did there. Thread time is counted, not the clock: whatever
// else the machine does is not the page's.

export const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };

/** @param {import('playwright-core').CDPSession} session */
export async function slowCpu(session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** @param {import('playwright-core').CDPSession} session */
export async function slowNet(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}

/** @typedef {{name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args: any}} Happening */

/**
 * What happened on the page's main thread meanwhile.
 * @param {import('playwright-core').CDPSession} session
 * @param {() => Promise<void>} meanwhile
 */
export async function trace(session, meanwhile) {
  /** @type {Happening[]} */
  const all = [];
  const collect = (/** @type {any} */ { value }) => all.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await meanwhile();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  // The page's process is the one where pointers and timers are dispatched.
  const page = all.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type);
  return all.filter(({ pid, tid }) => pid === page?.pid && tid === page?.tid);
}

/** @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
