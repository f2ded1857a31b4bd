import { ElementBall } from '#app/art/element-ball.tsx'
import { Coin } from '#app/art/coin.tsx'
import { ElementSymbol } from '#app/art/element-symbol.tsx'
import { FiveElementFlow } from '#app/art/five-element-flow.tsx'
import { BrandMark } from '#app/art/mark.tsx'
import { PillarSeal } from '#app/art/pillar-seal.tsx'
import { PowerSun, PowerRuler } from '#app/art/power-sun.tsx'
import { ProgressRings } from '#app/art/progress-rings.tsx'
import { useMessages } from '#app/language/use-messages.ts'
import { ELEMENT_LABELS } from '#app/terms/elements.ts'
import { ELEMENTS } from '#bazi/index.ts'
import { SHARES } from '../examples/chart.ts'
import { StateFrame, type ComponentGroup } from '../room.tsx'

const Balls = () => (
  <div className="catalogue-row">
    {ELEMENTS.map((element) => (
      <ElementBall key={element} element={element} radius={32} />
    ))}
  </div>
)

const Symbols = () => (
  <>
    {[true, false].map((solid) => (
      <StateFrame key={String(solid)} name={solid ? 'yang' : 'yin'}>
        <div className="catalogue-row">
          {ELEMENTS.map((element) => (
            <span key={element} className={`el-${element}`}>
              <ElementSymbol element={element} size={32} solid={solid} />
            </span>
          ))}
        </div>
      </StateFrame>
    ))}
  </>
)

const Suns = () => (
  <div className="catalogue-row">
    {ELEMENTS.map((element, i) => (
      <PowerSun key={element} element={element} radius={48} value={i * 25} />
    ))}
  </div>
)

const Rulers = () => [0, 37, 100].map((value) => <PowerRuler key={value} value={value} label={String(value)} />)

function Flow() {
  const { _ } = useMessages()
  const marks = Object.fromEntries(
    ELEMENTS.map((element) => [
      element,
      <text key={element} fill={`var(--el-${element}-ink)`}>
        {_(ELEMENT_LABELS[element])}
      </text>,
    ]),
  ) as Record<(typeof ELEMENTS)[number], React.ReactNode>
  return <FiveElementFlow size={320} shares={SHARES} self="metal" blocked={['fire']} marks={marks} />
}

const PILLARS = ['庚午', '辛巳', '庚辰', '庚辰']

const Seals = () => (
  <div className="catalogue-row">
    <PillarSeal pillars={PILLARS} size={72} />
    <PillarSeal pillars={PILLARS} size={72} filled />
    <PillarSeal pillars={[...PILLARS.slice(0, 3), '']} size={72} />
    <PillarSeal pillars={PILLARS} size={72} pending={[2, 3]} />
    <PillarSeal pillars={PILLARS} />
  </div>
)

const Coins = () => (
  <div className="catalogue-row">
    <Coin isInscribed />
    <Coin isInscribed={false} />
  </div>
)

const Rings = () => (
  <div className="catalogue-row">
    <ProgressRings done={0} progress={0.3} size={160} />
    <ProgressRings done={3} progress={0.6} size={160} />
    <ProgressRings done={7} progress={0} size={160} />
  </div>
)

export const balls: ComponentGroup = {
  name: 'Art: balls and signs',
  pieces: {
    Ball: Balls,
    ElementSymbol: Symbols,
    PowerSun: Suns,
    Ruler: Rulers,
    FiveFlow: Flow,
    PillarSeal: Seals,
    Mark: () => <BrandMark size={64} />,
    Coin: Coins,
    Ripples: Rings,
  },
}
