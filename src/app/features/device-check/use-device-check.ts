import { useState } from 'react'
import { loadCheckCases } from '#device/check-cases.ts'
import type { CheckedField } from './wrong-fields.ts'
import { wrongFieldsOf } from './wrong-fields.ts'

/** A case that came out otherwise here. */
export interface FailedCase {
  readonly id: string
  readonly fields: readonly CheckedField[]
}

export type DeviceCheck =
  | { readonly state: 'idle' | 'running' | 'unfetched' }
  | { readonly state: 'done'; readonly passed: number; readonly failed: readonly FailedCase[]; readonly milliseconds: number }

async function checked(): Promise<DeviceCheck> {
  const cases = await loadCheckCases().catch(() => null)
  if (cases === null) return { state: 'unfetched' }
  const start = performance.now()
  const failed = cases.map((one) => ({ id: one.id, fields: wrongFieldsOf(one) })).filter(({ fields }) => fields.length > 0)
  return { state: 'done', passed: cases.length - failed.length, failed, milliseconds: Math.round(performance.now() - start) }
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
