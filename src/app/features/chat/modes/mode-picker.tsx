import { useLingui } from '@lingui/react/macro'
import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import type { Persona } from '#art/drawings/persona.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CHAT_CHARACTER_BY_MODE } from '../characters.tsx'
import { HangingScroll, TiedScroll } from '../../../art/hanging-scroll.tsx'
import { CHAT_CHARACTER_LABELS } from '../../../terms/chat-labels.ts'
import { BookDrawing } from '../../../art/book.tsx'
import { useCurrentArchive } from '../../../session/archives.ts'
import { showToast } from '../../../ui/toast.ts'
import { ModeTabs } from './mode-tabs.tsx'
import classes from './mode-picker.module.css'
import { RemainingChatQuota } from './remaining-chat-quota.tsx'

interface ModePickerProps {
  mode: ChatMode
  onMode: (mode: ChatMode) => void
  switcher: ReactNode
}

/** Page to choose a mode: tabs, character scrolls with the remaining quota, and characters not available yet. */
export function ModePicker({ mode, onMode, switcher }: ModePickerProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isDesktop = useIsDesktop()
  const panel = useId()
  const { persona, line, buttonLabel } = CHAT_CHARACTER_BY_MODE[mode]
  return (
    <div className={classes.root}>
      <h1 className="visually-hidden">{t`召唤`}</h1>
      {!isDesktop && (
        <header className={classes.bar}>
          <div className={classes.switcher}>{switcher}</div>
          <Link to="/chat/loglist" className={classes.icon} aria-label={t`回忆`} title={t`回忆`}>
            <ClockCounterClockwise size={24} weight="light" />
          </Link>
        </header>
      )}
      <ModeTabs shown={mode} onShow={onMode} panel={panel} />
      <div role="tabpanel" id={panel} aria-label={_(line)} className={classes.panel}>
        <p className={classes.line}>{_(line)}</p>
        {persona ? <CharacterScrollPicker mode={mode} onMode={onMode} /> : <BookModePicture mode={mode} />}
        <UnavailableCharacterScrolls />
        <ButtonLink to="/chat/index" search={{ chat: mode }} fullWidth className={classes.call}>
          {_(buttonLabel)}
        </ButtonLink>
      </div>
    </div>
  )
}

const SCROLLS: readonly (readonly [ChatMode, Persona])[] = [
  ['bg', 'ai'],
  ['cs', 'god'],
  ['dt', 'tao'],
]

/** Scrolls of the three characters; the mount of the selected scroll has the brand colour. */
function CharacterScrollPicker({ mode, onMode }: { mode: ChatMode; onMode: (mode: ChatMode) => void }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <ul className={classes.characterScrolls} aria-label={t`人物`}>
      {SCROLLS.map(([each, kind]) => (
        <li key={each}>
          <button type="button" className={classes.scroll} aria-pressed={each === mode} onClick={() => onMode(each)}>
            <HangingScroll kind={kind} width={94} height={276} selected={each === mode} className={classes.picture} />
            <span className={classes.name}>{_(CHAT_CHARACTER_LABELS[each])}</span>
          </button>
          <p className={classes.left}>
            <RemainingChatQuota mode={each} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Picture of the book with the remaining quota, for modes without a character. */
function BookModePicture({ mode }: { mode: ChatMode }) {
  const { _ } = useMessages()
  const archive = useCurrentArchive()
  const name = _(CHAT_CHARACTER_LABELS[mode])
  return (
    <div className={classes.bookAnswerer}>
      <BookDrawing title={name} name={archive?.user_name ?? ''} element="water" />
      <p className={classes.bookAnswererName}>{name}</p>
      <p className={classes.bookAnswererLeft}>
        <RemainingChatQuota mode={mode} />
      </p>
    </div>
  )
}

/** Three characters that are not available yet; a tap shakes the scroll's cord and says that its character is not available. */
function UnavailableCharacterScrolls() {
  const { t } = useLingui()
  const [shaken, setShaken] = useState<number>()
  const names = [t`神秘人 · 其一`, t`神秘人 · 其二`, t`神秘人 · 其三`]
  function shake(at: number) {
    setShaken(at)
    showToast(t`尚未开放`)
  }
  return (
    <ul className={classes.lockedScrolls} aria-label={t`尚未开放`}>
      {names.map((name, at) => (
        <li key={name}>
          <button
            type="button"
            className={classes.roll}
            data-shaken={shaken === at || undefined}
            aria-label={t`${name}，尚未开放`}
            onAnimationEnd={() => setShaken(undefined)}
            onClick={() => shake(at)}
          >
            <TiedScroll className={classes.lockedScrollsPicture} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
