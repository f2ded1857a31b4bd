import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useLingui } from '@lingui/react/macro'
import type { Chart } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { RowButton } from '../../ui/row.tsx'
import { useShare } from '../../ui/use-share.ts'
import { formatChartText } from './chart-text.ts'

export interface CopyChartProps {
  chart: Chart
}

/** Row that copies the chart as text, for use with the user's own language model. */
export function CopyChart({ chart }: CopyChartProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { copy } = useShare()
  return (
    <RowButton
      icon={<Copy size={22} weight="light" />}
      detail={t`四柱、十神、力量与大运都在里面，没有姓名和生日。`}
      onClick={() => void copy(formatChartText(messages, chart, new Date()))}
    >
      {t`复制命盘，拿去问你自己的 AI`}
    </RowButton>
  )
}
