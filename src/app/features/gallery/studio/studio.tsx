import { Button } from '@mantine/core'
import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ImageKind } from '#contract/image.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useIsTouched } from '../../../browser/use-is-wide.ts'
import { useLocalHour } from '../../../calendar/use-local-hour.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { toast } from '../../../ui/toast.ts'
import { TopBar, useBack } from '../../../ui/top-bar.tsx'
import { Left } from '../left.tsx'
import { monthsFrom } from '../months.ts'
import notices from '../notices.module.css'
import { SpentLine } from '../spent-line.tsx'
import { useDrawing } from '../use-drawing.ts'
import { useMonthNames } from '../use-month-names.ts'
import type { Choice, KeptChoice } from './choice.ts'
import { recipeOf } from './choice.ts'
import { CompositionChoice } from './composition-choice.tsx'
import { framesFor, sizeOf } from './frames.ts'
import { Options } from './options.tsx'
import { Preview } from './preview.tsx'
import { PreviewNote } from './preview-note.tsx'
import classes from './studio.module.css'
import { useChoice } from './use-choice.ts'
import { useOrder } from './use-order.ts'

interface StudioProps {
  kind: ImageKind
  archive: ListedArchive
  switcher: ReactNode
  /** It is being drawn. */
  onOrdered: () => void
}

/** Where a picture is chosen and seen before it is made. */
export function Studio(props: StudioProps) {
  const { t } = useLingui()
  const back = useBack('/fate/pic')
  const { kept, keep, change } = useChoice(props.kind)
  return (
    <>
      <TopBar back={back} title={props.kind === 'avatar' ? t`命盘画像` : t`月令壁纸`}>
        <Left />
      </TopBar>
      {kept && <Chosen {...props} kept={kept} keep={keep} onChange={change} />}
    </>
  )
}

interface ChosenProps extends StudioProps {
  kept: KeptChoice
  keep: (next: KeptChoice) => Promise<void>
  onChange: (part: Partial<Choice>) => void
}

const SEEDS = 1000

function Chosen({ kind, archive, switcher, onOrdered, kept, keep, onChange }: ChosenProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const drawing = useDrawing()
  const isTouched = useIsTouched()
  const months = monthsFrom(useLocalHour().today)
  const names = useMonthNames()
  const { order, trouble, isBusy, left } = useOrder(kept, keep)
  const { choice } = kept
  const held = { width: screen.width, height: screen.height, ratio: devicePixelRatio, isTouched }
  const month = months[kind === 'wallpaper' ? choice.ahead : 0]
  const recipe = recipeOf(choice, sizeOf(choice.frame, held), locale)
  const drawn = { kind, month, recipe }

  async function make() {
    if (!(await order({ archive_id: archive.archive_id, ...drawn }))) return
    toast(t`已经在画了`)
    onOrdered()
  }

  return (
    <div className={classes.root}>
      <div className={classes.seen}>
        <Preview drawing={drawing} archive={archive} drawn={drawn} />
        <p className={classes.size}>
          {recipe.width} × {recipe.height}
        </p>
      </div>
      <div className={classes.chosen}>
        <div className={classes.who}>
          {switcher}
          <Button
            variant="default"
            size="compact-md"
            leftSection={<ArrowsClockwise size={18} weight="light" />}
            onClick={() => onChange({ seed: (choice.seed % SEEDS) + 1 })}
          >{t`换一幅`}</Button>
        </div>
        <CompositionChoice drawing={drawing} archive={archive} drawn={drawn} onChange={(composition) => onChange({ composition })} />
        <Options
          kind={kind}
          drawing={drawing}
          choice={choice}
          frames={framesFor(held)}
          months={months.map(names.nameOf)}
          onChange={onChange}
        />
        <PreviewNote kind={kind} />
      </div>
      <div className={classes.foot}>
        {trouble !== undefined && (
          <p role="alert" className={notices.trouble}>
            {trouble}
          </p>
        )}
        {left === 0 ? (
          <SpentLine />
        ) : (
          <Button fullWidth loading={isBusy} onClick={() => void make()}>
            {t`生成`}
          </Button>
        )}
      </div>
    </div>
  )
}
