// Simulates a slow phone, and traces the page's main thread. Thread time is counted, not the clock, so that other
// load of the machine does not matter.

export const SLOW_NETWORK = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};

/** @param {import('playwright-core').CDPSession} session */
export async function throttleCpu(session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** @param {import('playwright-core').CDPSession} session */
export async function throttleNetwork(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
}

/**
 * @typedef {{name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args: any}}
 * TraceEvent
 */

/**
 * Returns the trace of the page's main thread while a function runs.
 * @param {import('playwright-core').CDPSession} session
 * @param {() => Promise<void>} body
 */
export async function trace(session, body) {
  /** @type {TraceEvent[]} */
  const all = [];
  const collect = (/** @type {any} */ { value }) => all.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await body();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  // The page's process is the one that dispatches pointer events.
  const page = all.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type);
  return all.filter(({ pid, tid }) => pid === page?.pid && tid === page?.tid);
}

/** @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
