import { useLingui } from '@lingui/react/macro'
import type { ChatMode } from '#contract/chat.ts'
import { Scroll } from '../../../art/scroll.tsx'
import type { Persona } from '#art/drawings/persona.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CHARACTER_LABELS } from '../../../terms/chat-labels.ts'
import { RemainingTimes } from './remaining-times.tsx'
import classes from './character-scrolls.module.css'

const SCROLLS: readonly (readonly [ChatMode, Persona])[] = [
  ['bg', 'ai'],
  ['cs', 'god'],
  ['dt', 'tao'],
]

/** Scrolls of the three characters; the mount of the selected scroll has the brand colour. */
export function CharacterScrolls({ mode, onMode }: { mode: ChatMode; onMode: (mode: ChatMode) => void }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <ul className={classes.root} aria-label={t`人物`}>
      {SCROLLS.map(([each, kind]) => (
        <li key={each}>
          <button type="button" className={classes.scroll} aria-pressed={each === mode} onClick={() => onMode(each)}>
            <Scroll kind={kind} width={94} height={276} selected={each === mode} className={classes.picture} />
            <span className={classes.name}>{_(CHARACTER_LABELS[each])}</span>
          </button>
          <p className={classes.left}>
            <RemainingTimes mode={each} />
          </p>
        </li>
      ))}
    </ul>
  )
}
