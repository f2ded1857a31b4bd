import { LEASE_MS } from '../db/jobs.ts'
import type { Workers } from '../deps/deps.ts'
import { newLaneWorker, type LaneWorker } from './lane-worker.ts'
import type { Lane } from './kind.ts'
import type { Workshop } from './try-job.ts'

/** A job of this process is begun at once; this is for those that were laid back, or lost by another. */
const POLL_MS = 1_000
/** How long somebody waits who wants to see the first try. */
const PATIENCE_MS = 5_000

interface Options extends Omit<Workshop, 'leaseMs'> {
  readonly leaseMs?: number
  readonly pollMs?: number
}

export interface Worker extends Workers {
  /** Looks for due jobs every now and then, from now on. */
  readonly start: () => void
  /** Takes nothing more, and lets end what runs. */
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

function lanesOf(workshop: Workshop): ReadonlyMap<Lane, LaneWorker> {
  const names = Map.groupBy(Object.keys(workshop.kinds), (name) => workshop.kinds[name]!.lane)
  return new Map([...names].map(([lane, kinds]) => [lane, newLaneWorker(workshop, { kinds, room: lane.room })]))
}

/** Runs jobs, each in the lane of its kind; as many workers as there are processes. */
export function newWorker({ leaseMs = LEASE_MS, pollMs = POLL_MS, ...rest }: Options): Worker {
  const workshop: Workshop = { ...rest, leaseMs }
  const lanes = lanesOf(workshop)
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
