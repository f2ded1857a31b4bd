import { LEASE_MS } from '../db/jobs.ts'
import type { JobRunner } from '../deps/deps.ts'
import { createLaneWorker, type LaneWorker } from './lane-worker.ts'
import type { JobLane } from './kind.ts'
import type { WorkerDeps } from './try-job.ts'

/** Poll interval (ms). Polling finds rescheduled jobs and those of lost workers; a process starts its own new jobs at once. */
const POLL_MS = 1_000
/** Maximum time that a caller waits for the first attempt (ms). */
const PATIENCE_MS = 5_000

interface Options extends Omit<WorkerDeps, 'leaseMs'> {
  readonly leaseMs?: number
  readonly pollMs?: number
}

export interface JobWorker extends JobRunner {
  /** Starts polling for due jobs. */
  readonly start: () => void
  /** Stops claiming jobs. Resolves when the running ones have ended. */
  readonly stop: () => Promise<void>
}

function atMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void work.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function createLanes(workshop: WorkerDeps): ReadonlyMap<JobLane, LaneWorker> {
  const names = Map.groupBy(Object.keys(workshop.kinds), (name) => workshop.kinds[name]!.lane)
  return new Map([...names].map(([lane, kinds]) => [lane, createLaneWorker(workshop, { kinds, concurrency: lane.concurrency })]))
}

/** Creates the worker of this process, with a lane worker per lane. Several processes may each have a worker. */
export function createJobWorker({ leaseMs = LEASE_MS, pollMs = POLL_MS, ...rest }: Options): JobWorker {
  const workshop: WorkerDeps = { ...rest, leaseMs }
  const lanes = createLanes(workshop)
  const laneOf = (kind: string): LaneWorker => lanes.get(workshop.kinds[kind]!.lane)!
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    for (const lane of lanes.values()) lane.wake()
  }

  return {
    wake,
    start: () => {
      timer = setInterval(wake, pollMs).unref()
      wake()
    },
    begin: (lease) => atMost(laneOf(lease.kind).begin(lease), PATIENCE_MS),
    stop: async () => {
      clearInterval(timer)
      await Promise.all([...lanes.values()].map((lane) => lane.stop()))
    },
  }
}
