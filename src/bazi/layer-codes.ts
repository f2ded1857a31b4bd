/** Layers of luck, from ten years down to two hours. */
export const LUCK_LAYER_HAN = { major: '大运', annual: '流年', monthly: '流月', daily: '流日', hourly: '流时' } as const

export type LayerCode = keyof typeof LUCK_LAYER_HAN
