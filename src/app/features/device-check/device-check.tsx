import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ENGINE_VERSION, RULE_SET } from '#bazi/index.ts'
import { loadCheckCases } from '#device/check/check-cases.ts'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { DeviceCapabilityRows } from './device-capability-rows.tsx'
import { type CheckedChartField, findWrongChartFields } from './wrong-chart-fields.ts'
import { type CheckedAnalysisField, findWrongAnalysisFields } from './wrong-analysis-fields.ts'
import classes from './device-check.module.css'

/** Device check: browser conditions, and reference charts that this device casts and compares with the expected results. */
export function DeviceCheck({ voices }: { voices: number | undefined }) {
  const { t } = useLingui()
  const { check, run } = useDeviceCheck()
  return (
    <>
      <DeviceCapabilityRows voices={voices} />
      <div className={classes.part}>
        <SectionTitle>{t`命盘算得对不对`}</SectionTitle>
      </div>
      <p className={classes.lead}>
        <Trans>
          在本机重排一批已知结果的命盘，逐项核对。核对的有时区、真太阳时、节气、四柱、起运、旺衰、格局、喜忌、神煞和力量值。第一次检查需要网络，取来的题目会留在本机。
        </Trans>
      </p>
      <Button onClick={() => void run()} loading={check.state === 'running'}>
        {check.state === 'idle' ? t`开始检查` : t`再查一次`}
      </Button>
      <div aria-live="polite" className={classes.result}>
        {check.state === 'unfetched' && <p className={classes.lead}>{t`题目没有取到。第一次检查需要网络，连上后再试。`}</p>}
        {check.state === 'done' && <Result check={check} />}
      </div>
      <Row end={<data value={ENGINE_VERSION}>{`${ENGINE_VERSION} · ${RULE_SET}`}</data>}>{t`引擎版本`}</Row>
    </>
  )
}

function Result({ check: { passed, failed, milliseconds } }: { check: Extract<DeviceCheckState, { state: 'done' }> }) {
  const { t } = useLingui()
  return (
    <>
      <Row
        end={
          <data value={passed} data-testid="passed">
            {passed}
          </data>
        }
      >{t`相符`}</Row>
      <Row
        end={
          <data value={failed.length} data-testid="failed">
            {failed.length}
          </data>
        }
        detail={failed.length > 0 && t`请把下面的编号告诉我们，多半是这个浏览器的时区资料旧了。`}
      >
        {t`不符`}
      </Row>
      {failed.slice(0, 20).map(({ id, fields }) => (
        <Row key={id}>
          <code>{`${id} ${fields.join(' ')}`}</code>
        </Row>
      ))}
      <Row end={t`${milliseconds} 毫秒`}>{t`用时`}</Row>
    </>
  )
}

/** A reference case whose result differs on this device. */
interface FailedCase {
  readonly id: string
  readonly fields: readonly (CheckedChartField | CheckedAnalysisField)[]
}

type DeviceCheckState =
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
function useDeviceCheck(): { readonly check: DeviceCheckState; readonly run: () => Promise<void> } {
  const [check, setCheck] = useState<DeviceCheckState>({ state: 'idle' })
  async function run() {
    setCheck({ state: 'running' })
    setCheck(await runChecks())
  }
  return { check, run }
}
