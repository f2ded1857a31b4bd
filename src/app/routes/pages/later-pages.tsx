import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../language/use-words.ts'
import { ChatModes, type ChatMode } from '../../features/sections/chat-modes.tsx'
import { productNameOf } from '../../terms/products.ts'
import { LaterPage } from '../../features/sections/later-page.tsx'
import { LandPicture, RipplesPicture, ScrollsPicture } from '../../features/sections/section-pictures.tsx'

export function PicturesPage() {
  const { t } = useLingui()
  return (
    <LaterPage
      title={t`壁纸与画像`}
      sentence={t`这里将收着由你的四柱画成的画像与壁纸。`}
      picture={<LandPicture seed="pictures" sky="moon" />}
      backTo="/fate/index"
    />
  )
}

export function PortraitPage() {
  const { t } = useLingui()
  return (
    <LaterPage
      title={t`命盘画像`}
      sentence={t`这里将由你的四柱画一幅扇面画像。`}
      picture={<LandPicture seed="portrait" sky="moon" />}
      backTo="/fate/index"
    />
  )
}

export function WallpaperPage() {
  const { t } = useLingui()
  return (
    <LaterPage
      title={t`月令壁纸`}
      sentence={t`这里将按月令，为你的屏幕画一张壁纸。`}
      picture={<LandPicture seed="wallpaper" sky="sun" />}
      backTo="/fate/index"
    />
  )
}

const chats: Record<ChatMode, MessageDescriptor> = {
  bg: msg`这里将为一件难决的事起一卦，并说清这一卦从何而来。`,
  dt: msg`这里将解答八字学问上的疑问，术语都能查。`,
  fb: msg`这里将把两个人的盘放在一起看。`,
  ms: msg`这里将依你自己的盘作答，并指出依据在盘上何处。`,
}

export function ChatPage() {
  const { _ } = useWords()
  const { chat = 'bg' } = useSearch({ strict: false })
  return <LaterPage title={productNameOf(_, chat)} sentence={_(chats[chat])} picture={<ScrollsPicture />} list={<ChatModes />} />
}

export function ChatLogPage() {
  const { t } = useLingui()
  return (
    <LaterPage title={t`回忆`} sentence={t`问过的每一段话将留在这里，离线也能翻看。`} picture={<RipplesPicture />} backTo="/chat/index" />
  )
}
