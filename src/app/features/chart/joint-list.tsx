import { useLingui } from '@lingui/react/macro'
import type { JointLayers, LayerCode } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatJointRelation } from '../../terms/joint-sentences.ts'
import classes from './layer-strip.module.css'

/** Number of relations that are always visible. */
const FIRST = 3

/** Lists the relations that a layer causes, strongest first; those after the third are collapsed. */
export function LayerRelationList({ joint, layer }: { joint: JointLayers; layer: LayerCode }) {
  const { t } = useLingui()
  const messages = useMessages()
  const texts = joint.relations
    .filter(({ layers }) => layers.at(-1) === layer)
    .map((relation) => formatJointRelation(messages, joint, relation))
  const count = texts.length - FIRST
  if (texts.length === 0) return <p className={classes.none}>{t`与命盘各柱没有往来。`}</p>
  return (
    <div aria-live="polite">
      <Lines texts={texts.slice(0, FIRST)} />
      {count > 0 && (
        <details>
          <summary className={classes.more}>{t`另有 ${count} 条`}</summary>
          <Lines texts={texts.slice(FIRST)} />
        </details>
      )}
    </div>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={classes.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
