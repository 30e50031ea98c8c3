/** Collections of the slots with any of the motifs. */
export const MOTIF_COLLECTIONS: readonly { id: string; title: string; description: string; motifs: readonly string[] }[] = [
  {
    id: 'vlky-a-medvede',
    title: 'Vlky a medvede',
    description: 'Najsilnejšie zvieratá slovenských hôr.',
    motifs: ['wolf', 'bear', 'polarbear'],
  },
  {
    id: 'macky',
    title: 'Mačky a šelmy',
    description: 'Od domácej mačky po leva.',
    motifs: ['cat', 'lion', 'tiger', 'leopard', 'bastet'],
  },
  {
    id: 'knihy-a-zvitky',
    title: 'Knihy a zvitky',
    description: 'Staré písmo, v ktorom sa skrýva poklad.',
    motifs: ['book', 'scroll', 'papyrus', 'rune'],
  },
  {
    id: 'koruny',
    title: 'Koruny a poklady',
    description: 'Hry, v ktorých ide o kráľovské klenoty.',
    motifs: ['crown', 'treasure', 'chest', 'gold'],
  },
  {
    id: 'ohen-a-blesky',
    title: 'Oheň a blesky',
    description: 'Horúce hry s plameňmi a iskrami.',
    motifs: ['fire', 'lightning', 'volcano', 'sun'],
  },
  {
    id: 'hviezdy-a-mesiac',
    title: 'Hviezdy a mesiac',
    description: 'Nočná obloha na valcoch.',
    motifs: ['star', 'moon', 'comet', 'galaxy'],
  },
  {
    id: 'pod-hladinou',
    title: 'Ryby a chobotnice',
    description: 'Hry s obyvateľmi mora.',
    motifs: ['fish', 'octopus', 'kraken', 'shark', 'jellyfish'],
  },
  {
    id: 'stastie',
    title: 'Pre šťastie',
    description: 'Štvorlístky, podkovy a sedmičky.',
    motifs: ['clover', 'horseshoe', 'seven', 'bell'],
  },
]

export const GROUPS: readonly { id: string; title: string; members: readonly string[] }[] = [
  {
    id: 'zvierata-a-priroda',
    title: 'Zvieratá a príroda',
    members: [
      'lesne-zvierata',
      'safari',
      'more',
      'vtaky',
      'gazdovstvo',
      'zima',
      'zivly',
      'vlky-a-medvede',
      'macky',
      'pod-hladinou',
    ],
  },
  {
    id: 'dejiny-a-povesti',
    title: 'Dejiny a povesti',
    members: [
      'egypt',
      'vikingovia',
      'antika',
      'rytieri',
      'slovenske-povesti',
      'rozpravky',
      'stratene-mesta',
      'pirati',
      'zapad',
      'orient',
      'knihy-a-zvitky',
    ],
  },
  {
    id: 'klasika-a-stastie',
    title: 'Klasika a šťastie',
    members: ['ovocie', 'klasicke-automaty', 'karty', 'drahokamy', 'koruny', 'stastie', 'ohen-a-blesky'],
  },
  {
    id: 'nocne-prihody',
    title: 'Nočné príhody',
    members: ['hroza', 'caro', 'mesto-a-detektivi', 'vesmir', 'hviezdy-a-mesiac', 'draky-a-vychod', 'stroje'],
  },
  { id: 'zabava-a-oslavy', title: 'Zábava a oslavy', members: ['hudba', 'sport', 'sladkosti', 'cirkus', 'laska', 'ostrovy'] },
]
