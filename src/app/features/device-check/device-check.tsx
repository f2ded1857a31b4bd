import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ENGINE_VERSION, RULE_SET } from '#bazi/index.ts'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { ConditionRows } from './condition-rows.tsx'
import type { DeviceCheckState as Check } from './use-device-check.ts'
import { useDeviceCheck } from './use-device-check.ts'
import classes from './device-check.module.css'

/** Device check: browser conditions, and reference charts that this device casts and compares with the expected results. */
export function DeviceCheck({ voices }: { voices: number | undefined }) {
  const { t } = useLingui()
  const { check, run } = useDeviceCheck()
  return (
    <>
      <ConditionRows voices={voices} />
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

function Result({ check: { passed, failed, milliseconds } }: { check: Extract<Check, { state: 'done' }> }) {
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
