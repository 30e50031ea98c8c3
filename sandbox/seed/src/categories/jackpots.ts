import type { Jackpot } from '@herna/contract/content'
import type { SlotPlan } from '../games/plan.ts'
import { randomOf } from '../random.ts'

interface JackpotDefinition {
  id: string
  title: string
  description: string
  count: number
  studios: string
  levels: string
  /** Codes of games that always belong to the jackpot. */
  first: string
}
const parseJackpot = (line: string): JackpotDefinition => {
  const [id = '', title = '', count = '', studios = '', first = '', levels = '', description = ''] = line.split(' | ')
  return { id, title, description, count: Number(count), studios, levels, first }
}

/** `id | title | games | studios | first games | level cents … | description`; the first three are the visual reference's. */
const JACKPOTS = [
  'styri-stity | Štyri štíty | 24 | krivan javorina brloh | vlcia-hora medvedi-brod orli-stit | Gerlach 128450638, Kriváň 4821240, Rysy 318455, Chopok 21410 | Štyri úrovne pomenované po tatranských štítoch. Rastú pri každom točení v hrách, ktoré sa na nich podieľajú.',
  'ovocny-fond | Ovocný fond | 12 | karneval siedmak | ovocny-expres melon-mania horuca-ceresna | Košík 8430219, Melón 1204560, Čerešňa 184210, Slivka 9635 | Spoločný jackpot ovocných automatov. Najmenšia úroveň padá aj niekoľkokrát za deň.',
  'nocny-expres | Nočný expres | 9 | linka dlazba | posledny-vlak tien-na-rohu | Expres 4129077, Vlak 812340, Vagón 92118, Lístok 5240 | Jackpot príbehov z nočnej linky. Do hry vstupuje každé točenie bez ohľadu na stávku.',
  'faraonov-dar | Faraónov dar | 15 | onyx sirocco-a | faraonova-pecat macka-z-luxoru | Pyramída 61239044, Sfinga 2840190, Skarabeus 145560 | Tri úrovne, ktoré strážia hry z púšte.',
  'perlova-siet | Perlová sieť | 14 | prud vlnolam kotva | perla-hlbin zraloci-zaliv | Veľryba 33180925, Delfín 1507730, Mušľa 120480, Perla 8865 | Jackpot spod hladiny. Každá hra z mora doň prispieva rovnakým dielom.',
  'draci-poklad | Dračí poklad | 18 | hora lampas jantar | dracia-hostina trpaslicia-bana | Drak 92745511, Lampión 3611820, Nefrit 402265, Minca 30140, Šupina 4425 | Päť úrovní dračieho pokladu, od šupiny až po samotného draka.',
  'slnecna-sustava | Slnečná sústava | 13 | perihel hviezdaren satelit | kometa-9 ufo-bistro | Jupiter 50412388, Saturn 2215075, Mars 199310, Mesiac 15720 | Úrovne sú zoradené podľa veľkosti, presne ako planéty.',
  'papierove-kralovstvo | Papierové kráľovstvo | 11 | papierka pastelka krieda | lisci-les cukrova-zahrada | Kráľ 17840266, Kráľovná 905140, Šašo 88275 | Tri úrovne, tri postavičky z papiera a jedno veľké kráľovstvo.',
  'neonove-mesto | Neónové mesto | 16 | neonka medena | hviezdny-joker volt-5 midnight-drive | Megawatt 74520913, Kilowatt 2960455, Watt 250130, Iskra 11890 | Jackpot, ktorý svieti celú noc a rastie s každým točením.',
].map(parseJackpot)

export const jackpots = (plans: readonly SlotPlan[]): Jackpot[] => {
  const assignedGames = new Set<string>()
  return JACKPOTS.map(({ id, title, description, count, studios, first, levels }) => {
    const random = randomOf(`jackpot ${id}`)
    const studioPlans = plans.filter((plan) => studios.split(' ').includes(plan.studio.id) && !assignedGames.has(plan.code))
    const firstPlans = studioPlans.filter((plan) => first.split(' ').includes(plan.code))
    const games = [...firstPlans, ...random.shuffle(studioPlans.filter((plan) => !firstPlans.includes(plan)))].slice(0, count)
    for (const plan of games) assignedGames.add(plan.code)
    return {
      id,
      slug: id,
      title,
      description,
      gameCodes: games.map((plan) => plan.code),
      jackpotLevels: levels.split(', ').map((level) => {
        const [name = '', amount = ''] = level.split(' ')
        return { title: name, amount: Number(amount) }
      }),
    }
  })
}
