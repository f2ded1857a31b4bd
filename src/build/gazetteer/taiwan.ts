import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeoPlace } from './geonames.ts'
import { isHan, convertToSimplified } from './han.ts'
import { fetchSourceFolder } from './sources.ts'
import { readHandTable } from './tables.ts'

/** A county, city, district or township of Taiwan. */
export interface TaiwanPlace {
  readonly zh: string
  readonly zht: string
  readonly en: string
  /** Name of the county or city that contains the place, in Traditional characters; undefined for a county or city itself. */
  readonly county: string | undefined
  readonly lat: number
  readonly lng: number
  readonly population: number
}

interface Town {
  readonly properties: { COUNTYNAME: string; COUNTYENG: string; TOWNNAME: string; TOWNENG: string }
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly arcs: readonly number[][] | readonly number[][][]
}
interface Topology {
  readonly arcs: readonly (readonly [number, number])[][]
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] }
  readonly objects: { readonly towns: { readonly geometries: readonly Town[] } }
}

type Ring = readonly (readonly [number, number])[]

/** Returns area (square degrees) and centroid (degrees) of a closed ring, by the shoelace formula. */
function centroidOf(ring: Ring): { area: number; lng: number; lat: number } {
  let area = 0
  let lng = 0
  let lat = 0
  for (let i = 0; i + 1 < ring.length; i++) {
    const [x0, y0] = ring[i]!
    const [x1, y1] = ring[i + 1]!
    const cross = x0 * y1 - x1 * y0
    area += cross
    lng += (x0 + x1) * cross
    lat += (y0 + y1) * cross
  }
  return { area: Math.abs(area / 2), lng: lng / (3 * area), lat: lat / (3 * area) }
}

/**
 * Returns a function that joins arcs to a ring. TopoJSON 1.0: arcs are delta-coded and quantised; a negative index is a reversed
 * arc.
 */
function ringsOf({ arcs, transform }: Topology): (indices: readonly number[]) => Ring {
  const absolute = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): readonly [number, number] => {
      x += dx
      y += dy
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  return (indices) =>
    indices.flatMap((index, order) => {
      const arc = index < 0 ? absolute[~index]!.toReversed() : absolute[index]!
      return order === 0 ? arc : arc.slice(1)
    })
}

/** Replaces 台, which the map prints, by the official form 臺. */
const official = (name: string): string => name.replaceAll('台', '臺')
const plainEnglish = (name: string): string => name.replace(/ (?:Township|District|City|County)$/u, '').replaceAll("'", '’')

/** County or city → town with its government. */
const SEATS: Readonly<Record<string, string>> = {
  雲林縣: '斗六市',
  南投縣: '南投市',
  嘉義縣: '太保市',
  屏東縣: '屏東市',
  彰化縣: '彰化市',
  新竹縣: '竹北市',
  苗栗縣: '苗栗市',
  宜蘭縣: '宜蘭市',
  花蓮縣: '花蓮市',
  臺東縣: '臺東市',
  金門縣: '金城鎮',
  澎湖縣: '馬公市',
  連江縣: '南竿鄉',
  新北市: '板橋區',
  桃園市: '桃園區',
  臺北市: '中正區',
  臺中市: '西屯區',
  臺南市: '安平區',
  高雄市: '苓雅區',
  基隆市: '中正區',
  新竹市: '北區',
  嘉義市: '東區',
}
/** Population in units of 100,000, for ranking only. */
const PEOPLE: Readonly<Record<string, number>> = {
  臺北市: 78,
  新北市: 40,
  桃園市: 23,
  臺中市: 28,
  臺南市: 18.6,
  高雄市: 27,
  基隆市: 3.6,
  新竹市: 4.5,
  嘉義市: 2.6,
  新竹縣: 5,
  苗栗縣: 5,
  彰化縣: 5,
  南投縣: 5,
  雲林縣: 5,
  嘉義縣: 5,
  屏東縣: 5,
  宜蘭縣: 4.5,
  花蓮縣: 3.2,
  臺東縣: 2.1,
  澎湖縣: 1,
  金門縣: 1.4,
  連江縣: 0.1,
}
const ENGLISH: Readonly<Record<string, string>> = {
  臺北市: 'Taipei',
  新北市: 'New Taipei',
  桃園市: 'Taoyuan',
  臺中市: 'Taichung',
  臺南市: 'Tainan',
  高雄市: 'Kaohsiung',
  基隆市: 'Keelung',
  新竹市: 'Hsinchu',
  嘉義市: 'Chiayi',
  新竹縣: 'Hsinchu County',
  嘉義縣: 'Chiayi County',
  連江縣: 'Lienchiang',
  淡水區: 'Tamsui',
  鹿港鎮: 'Lukang',
}

/**
 * Returns all counties and townships with coordinates from the hand-made table, else from GeoNames, else the centre of the area.
 */
export function listTaiwanPlaces(geo: readonly GeoPlace[]): readonly TaiwanPlace[] {
  const topology = JSON.parse(readFileSync(join(fetchSourceFolder('taiwan'), 'towns-10t.json'), 'utf8')) as Topology
  const ringOf = ringsOf(topology)
  const known = geo.filter(({ cc }) => cc === 'TW')
  const hand = new Map(readHandTable<'region' | 'name' | 'lat' | 'lng'>('coordinates').map((row) => [row.region + row.name, row]))
  const towns = topology.objects.towns.geometries.map((town): TaiwanPlace => {
    const polygons = town.type === 'Polygon' ? [town.arcs[0] as number[]] : (town.arcs as number[][][]).map(([outer]) => outer!)
    const middle = polygons.map((indices) => centroidOf(ringOf(indices))).toSorted((a, b) => b.area - a.area)[0]!
    const [county, zht] = [official(town.properties.COUNTYNAME), official(town.properties.TOWNNAME)]
    const zh = convertToSimplified(zht)
    const set = hand.get(convertToSimplified(county) + zh)
    const near = known.filter(
      ({ lat, lng, alternates }) =>
        Math.abs(lat - middle.lat) < 0.12 &&
        Math.abs(lng - middle.lng) < 0.12 &&
        alternates.some((name) => isHan(name) && convertToSimplified(name).replace(/[区镇乡市]$/u, '') === zh.slice(0, -1)),
    )
    const point = set ? { lat: Number(set.lat), lng: Number(set.lng) } : (near[0] ?? middle)
    const en = ENGLISH[zht] ?? plainEnglish(town.properties.TOWNENG)
    return {
      zh,
      zht,
      en,
      county,
      lat: point.lat,
      lng: point.lng,
      population: zht.endsWith('鄉') ? 30_000 : zht.endsWith('區') ? 300_000 : 90_000,
    }
  })
  const english = new Map(
    topology.objects.towns.geometries.map(({ properties }) => [official(properties.COUNTYNAME), properties.COUNTYENG]),
  )
  const counties = Object.entries(PEOPLE).map(([zht, lakhs]): TaiwanPlace => {
    const seat = towns.find((town) => town.county === zht && town.zht === SEATS[zht])
    const city = known
      .filter(
        ({ code, alternates }) =>
          code.startsWith('PPL') &&
          alternates.some((name) => convertToSimplified(official(name)).replace(/市$/u, '') === convertToSimplified(zht).slice(0, -1)),
      )
      .toSorted((a, b) => b.population - a.population)[0]
    const point = zht.endsWith('市') && zht !== '新北市' ? (city ?? seat) : seat
    if (point === undefined) throw new Error(`no coordinates for ${zht}`)
    return {
      zh: convertToSimplified(zht),
      zht,
      en: ENGLISH[zht] ?? plainEnglish(english.get(zht) ?? ''),
      county: undefined,
      lat: point.lat,
      lng: point.lng,
      population: lakhs * 100_000,
    }
  })
  return [...counties, ...towns]
}
