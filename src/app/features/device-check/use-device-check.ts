import { useState } from 'react'
import { loadCheckCases } from '#device/check/check-cases.ts'
import type { CheckedField } from './wrong-fields.ts'
import { wrongFieldsOf } from './wrong-fields.ts'
import type { Finding } from './wrong-findings.ts'
import { wrongFindingsOf } from './wrong-findings.ts'

/** A case that came out otherwise here. */
export interface FailedCase {
  readonly id: string
  readonly fields: readonly (CheckedField | Finding)[]
}

export type DeviceCheck =
  | { readonly state: 'idle' | 'running' | 'unfetched' }
  | { readonly state: 'done'; readonly passed: number; readonly failed: readonly FailedCase[]; readonly milliseconds: number }

async function checked(): Promise<DeviceCheck> {
  const cases = await loadCheckCases().catch(() => null)
  if (cases === null) return { state: 'unfetched' }
  const start = performance.now()
  const all: FailedCase[] = [
    ...cases.charts.map((one) => ({ id: one.id, fields: wrongFieldsOf(one) })),
    ...cases.analyses.map((one) => ({ id: one.pillars.join(' '), fields: wrongFindingsOf(one) })),
  ]
  const failed = all.filter(({ fields }) => fields.length > 0)
  return { state: 'done', passed: all.length - failed.length, failed, milliseconds: Math.round(performance.now() - start) }
}

/** Casts the known charts on this device when asked to. */
export function useDeviceCheck(): { readonly check: DeviceCheck; readonly run: () => Promise<void> } {
  const [check, setCheck] = useState<DeviceCheck>({ state: 'idle' })
  async function run() {
    setCheck({ state: 'running' })
    setCheck(await checked())
  }
  return { check, run }
}
