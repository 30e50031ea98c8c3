import { parsePacks } from './pack.ts'

/** The sea, islands, pirates and winter. */
export const WATER = parsePacks(`
deep sea: octopus whale jellyfish seahorse squid kraken diver anchor lobster + shark crab turtle coral pearl shell fish wave dolphin piranha storm gold oillamp moon ship island trident fishing mermaid seal treasure > pearl treasure
lagoon: turtle fish dolphin seahorse shell coral crab jellyfish seal + pearl mermaid octopus wave island palm whale anchor trident ship lobster diver snorkel parrot flower sun shrimp fishing kraken shark > pearl island
shark bay: shark diver anchor boat octopus fish lighthouse hook crab + whale buoy dolphin turtle seal jellyfish kraken lobster coral wave shell island ship trident fishing pearl piranha bone mermaid > buoy pearl
angling: bass fish fishing boat frog duck crab otter hook + river water piranha lobster shrimp anchor lighthouse turtle octopus shell beaver wave island trident > fishing buoy
mermaid court: mermaid seahorse shell dolphin harp trident coral pearl turtle + poseidon crown kraken whale chest fish octopus wave anchor seal crab jellyfish island ship fishing lobster diver shark temple medusa > pearl crown
tropics: palm cocktail parrot surf sunglasses flipflops flamingo crab moai + coconut pineapple island beach flower dolphin turtle monkey dancer shell wave boat mango suitcase envelope sun volcano icecream banana camera umbrella toucan > sun island
pirates: pirate parrot compass cannon rum hook shipwheel anchor map + piratehat skull shark monkey octopus chest ship coins island treasure key wave scroll kraken gold raven moon oillamp coin storm sword bomb lighthouse bone dragon snake turtle > chest coins
castaway: island palm lighthouse map compass parrot crab chest boat + coconut turtle monkey shell skull pirate ship treasure anchor fish wave > treasure coins
ice fortress: polarbear castle ice crystal penguin swan seal crown owl + wolf shield snowflake reindeer sword tower mountain fox yeti sled snowman unicorn dragon viking axe helmet troll moose > snowflake ice
arctic: polarbear penguin seal igloo whale sled reindeer yeti owl + fox snowflake ice wolf moose snowman mountain fish tatry skis night gold crystal goose christmas santa > snowflake ice
winter tale: unicorn swan crown ring mirror penguin castle snowman sled + snowflake reindeer princess prince fairy rose bird gift candle bell ice igloo gingerbread crystal bauble fox seal tatry polarbear > snowflake bauble
christmas: santa snowman reindeer gift gingerbread candle sled bell christmas + star snowflake ice tatry night fire cookie penguin polarbear fox seal cauldron crystal gold chata teddy skis > star snowflake
winter sports: skis iceskate snowboard curling hockey medal trophy sled goal + snowman snowflake ice mountain tatry chata whistle penguin > medal snowflake
elements: fire ice wave lightning stone leaf tornado crystal cloud + volcano phoenix storm water devil dragon rainbow sun rose key moon star mountain > rainbow sun
storm: lightning cloud umbrella tornado wave rainbow lighthouse sun kite + storm water fire ice volcano stone leaf phoenix crystal devil dragon > storm lightning
flames: fire volcano phoenix dragon torch comet ruby lightning sun + devil chili lizardking stone candle storm rose sword cloud rainbow wave crystal leaf water tornado key > fire volcano
`)
