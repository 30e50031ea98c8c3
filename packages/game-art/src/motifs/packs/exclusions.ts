/** Motifs that would be foreign among the reels of some packs: [packs, motifs]. */
export const EXCLUSIONS: readonly (readonly [packs: readonly string[], motifs: string])[] = [
  [
    ['forest', 'woodland', 'brook', 'highlands', 'mushroom wood'],
    'zebra lion elephant giraffe hippo rhino camel flamingo crocodile parrot palm lizard monkey gorilla penguin polarbear shark pyramid cactus robot kangaroo koala',
  ],
  [['farm', 'poultry yard'], 'flamingo peacock parrot eagle lion zebra shark penguin crocodile elephant dragon'],
  [
    ['savanna', 'tiger jungle', 'lost city'],
    'polarbear penguin snowman reindeer santa deer hedgehog cow pig fox wolf bear robot',
  ],
  [
    ['deep sea', 'lagoon', 'shark bay', 'angling', 'mermaid court'],
    'lion wolf camel cactus rooster pyramid robot car snowman elephant',
  ],
  [['gold rush', 'night train', 'dwarf mine', 'ghost ship', 'deep sea', 'pirates'], 'lantern'],
  [
    ['arctic', 'ice fortress', 'winter tale', 'christmas', 'winter sports', 'ice hockey'],
    'rabbit camel cactus palm lion crocodile parrot pineapple scorpion flamingo volcano',
  ],
  [['egypt', 'luxor market', 'desert caravan'], 'penguin snowman wolf deer samurai viking robot pagoda polarbear dragon'],
  [['olympus', 'greek myths', 'rome'], 'pyramid samurai robot viking pagoda cowboy penguin rocket'],
  [['vikings'], 'camel pyramid samurai palm cactus robot parrot lion elephant'],
  [['dragon feast', 'bamboo grove', 'samurai', 'zen garden'], 'pyramid viking cowboy penguin polarbear cactus knight rocket'],
  [['knights', 'dragon slayers', 'robin'], 'robot car pyramid samurai rocket shark penguin palm'],
  [['horror', 'cathedral', 'halloween', 'underworld'], 'santa cupcake icecream rainbow angel teddy sunflower palm snowman'],
  [['fire queen', 'flames'], 'angel snowman ice polarbear penguin'],
  [['space', 'aliens', 'robots'], 'rooster viking pharaoh palm knight pirate rose'],
  [['fruit machine', 'tropical fruit'], 'wolf skull shark robot dragon vampire'],
  [['west', 'gold rush', 'plains', 'mexico'], 'shark penguin samurai robot pagoda pharaoh palm dolphin'],
  [['candy', 'bakery', 'breakfast'], 'skull wolf shark vampire spider devil bat'],
  [['noir', 'heist', 'night train'], 'lion dolphin unicorn pyramid dinosaur palm shark'],
  [['circus', 'amusement park'], 'shark vampire zombie wolf pyramid robot skull'],
]
