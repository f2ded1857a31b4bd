import { Button } from '@mantine/core'
import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ImageKind } from '#contract/image.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useHasCoarsePointer } from '../../../browser/use-is-wide.ts'
import { useLocalHour } from '../../../calendar/use-local-hour.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { showToast } from '../../../ui/toast.ts'
import { TopBar, useBack } from '../../../ui/top-bar.tsx'
import { RemainingImages, ImagesSpentNotice } from '../notices.tsx'
import { listOrderableMonths, useMonthFormatters } from '../image-names.ts'
import { useDrawingModule } from '../use-drawing-module.ts'
import { type StudioChoice, type StoredChoice, createRecipe, useStudioChoice } from './choice.ts'
import { CompositionChoice } from './composition-choice.tsx'
import { listPictureTargets, computePictureSize } from './frames.ts'
import { StudioOptions } from './studio-options.tsx'
import { Preview, PreviewNote } from './preview.tsx'
import classes from './studio.module.css'
import { useRequestImage } from './use-request-image.ts'

interface StudioProps {
  kind: ImageKind
  archive: ListedArchive
  switcher: ReactNode
  /** Called when the server has accepted the request. */
  onOrdered: () => void
}

/** Studio page: choices and preview of a picture before it is generated. */
export function Studio(props: StudioProps) {
  const { t } = useLingui()
  const back = useBack('/fate/pic')
  const { stored, store, change } = useStudioChoice(props.kind)
  return (
    <>
      <TopBar back={back} title={props.kind === 'avatar' ? t`命盘画像` : t`月令壁纸`}>
        <RemainingImages />
      </TopBar>
      {stored && <StudioForm {...props} stored={stored} store={store} onChange={change} />}
    </>
  )
}

interface StudioFormProps extends StudioProps {
  stored: StoredChoice
  store: (next: StoredChoice) => Promise<void>
  onChange: (part: Partial<StudioChoice>) => void
}

const SEEDS = 1000

function StudioForm({ kind, archive, switcher, onOrdered, stored, store, onChange }: StudioFormProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const drawing = useDrawingModule()
  const isTouched = useHasCoarsePointer()
  const months = listOrderableMonths(useLocalHour().today)
  const names = useMonthFormatters()
  const { order, errorText, isBusy, left } = useRequestImage(stored, store)
  const { choice } = stored
  const deviceScreen = { width: screen.width, height: screen.height, ratio: devicePixelRatio, isTouched }
  const month = months[kind === 'wallpaper' ? choice.ahead : 0]
  const recipe = createRecipe(choice, computePictureSize(choice.frame, deviceScreen), locale)
  const spec = { kind, month, recipe }

  async function make() {
    if (!(await order({ archive_id: archive.archive_id, ...spec }))) return
    showToast(t`已经在画了`)
    onOrdered()
  }

  return (
    <div className={classes.root}>
      <div className={classes.seen}>
        <Preview drawing={drawing} archive={archive} spec={spec} />
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
        <CompositionChoice drawing={drawing} archive={archive} spec={spec} onChange={(composition) => onChange({ composition })} />
        <StudioOptions
          kind={kind}
          drawing={drawing}
          choice={choice}
          frames={listPictureTargets(deviceScreen)}
          months={months.map(names.nameOf)}
          onChange={onChange}
        />
        <PreviewNote kind={kind} />
      </div>
      <div className={classes.foot}>
        {errorText !== undefined && (
          <p role="alert" className={classes.trouble}>
            {errorText}
          </p>
        )}
        {left === 0 ? (
          <ImagesSpentNotice />
        ) : (
          <Button fullWidth loading={isBusy} onClick={() => void make()}>
            {t`生成`}
          </Button>
        )}
      </div>
    </div>
  )
}
