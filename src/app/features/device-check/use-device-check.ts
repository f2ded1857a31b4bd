import { useState } from 'react'
import { loadCheckCases } from '#device/check/check-cases.ts'
import type { CheckedField } from './wrong-chart-fields.ts'
import { findWrongChartFields } from './wrong-chart-fields.ts'
import type { AnalysisField } from './wrong-analysis-fields.ts'
import { findWrongAnalysisFields } from './wrong-analysis-fields.ts'

/** A reference case whose result differs on this device. */
export interface FailedCase {
  readonly id: string
  readonly fields: readonly (CheckedField | AnalysisField)[]
}

export type DeviceCheckState =
  | { readonly state: 'idle' | 'running' | 'unfetched' }
  | { readonly state: 'done'; readonly passed: number; readonly failed: readonly FailedCase[]; readonly milliseconds: number }

async function runChecks(): Promise<DeviceCheckState> {
  const cases = await loadCheckCases().catch(() => null)
  if (cases === null) return { state: 'unfetched' }
  const start = performance.now()
  const all: FailedCase[] = [
    ...cases.charts.map((one) => ({ id: one.id, fields: findWrongChartFields(one) })),
    ...cases.analyses.map((one) => ({ id: one.pillars.join(' '), fields: findWrongAnalysisFields(one) })),
  ]
  const failed = all.filter(({ fields }) => fields.length > 0)
  return { state: 'done', passed: all.length - failed.length, failed, milliseconds: Math.round(performance.now() - start) }
}

/** Returns the state of the comparison with reference charts, and a function that runs it. */
export function useDeviceCheck(): { readonly check: DeviceCheckState; readonly run: () => Promise<void> } {
  const [check, setCheck] = useState<DeviceCheckState>({ state: 'idle' })
  async function run() {
    setCheck({ state: 'running' })
    setCheck(await runChecks())
  }
  return { check, run }
}
