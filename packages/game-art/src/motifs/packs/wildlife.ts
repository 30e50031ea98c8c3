import { parsePacks } from './pack.ts'

/** Forest, mountains, savanna, farm, garden and birds. */
export const WILDLIFE = parsePacks(`
forest: wolf deer owl fox bear boar raven pine moose + hedgehog squirrel rabbit beaver badger otter snail mushroom leaf forest tree seedling water flower honey ladybug butterfly blueberry raccoon mouse raspberry feather river eagle night moon bees acorn campfire falcon > fullmoon campfire
woodland: fox hedgehog squirrel rabbit owl badger deer mushroom acorn leaf + beaver otter snail ladybug butterfly tree seedling flower blueberry raspberry mouse forest moon water honey feather night frog bear wolf boar pine raccoon bird skunk > acorn fullmoon
brook: bear otter beaver bass frog duck deer honey fly + heron moose river water waterfall fish fishing pine forest raccoon wolf fox boar mushroom leaf stone blueberry eagle > waterfall fullmoon
highlands: eagle falcon kamzik wolf bear deer mountain pine owl + tatry raven cloud sunrise storm lightning fish feather tree moose chata flower ram goat koliba night moon crown egg nest bird > sunrise fullmoon
savanna: lion elephant rhino giraffe zebra leopard buffalo hippo hyena + tiger gorilla crocodile monkey sun drum desert tree feather river mask cloud car storm camel flamingo ostrich baobab shield snake > baobab drum
tiger jungle: tiger leopard elephant parrot snake monkey peacock crocodile gorilla + palm jungle sloth lizard frog orangutan toucan eye sun drum tree river feather mask waterfall lotus rhino buffalo bamboo desert moon jade > eye totem
lost city: gorilla leopard parrot snake maya aztec mask totem moai toucan jungle + monkey jade gold map sun volcano waterfall stone compass frog chocolate crocodile sloth lizard orangutan spider torch bone temple scorpion palm river > mask totem gold
dinosaurs: dinosaur brontosaurus pterodactyl mammoth volcano bone lizard crocodile turtle + lizardking egg leaf stone leopard tree palm comet eye fire river > egg volcano
australia: kangaroo koala crocodile boomerang surf dolphin parrot lizard + shark island sun spider beach wave turtle > boomerang sun
andes: llama sombrero mountain totem sun corn maracas potion goat + maya gold sheep eagle > sun totem
farm: rooster cow pig sheep horse goat duck turkey dog + donkey ram goose chick egg corn pumpkin tractor sunflower cheese windmill wheat carrot farm bread fox dance bryndza klobasa sun sunrise coin gold cat mouse rabbit honey apple nest kolac mushroom beer heron > egg windmill
poultry yard: rooster chick duck goose turkey corn wheat sunflower windmill + easter egg nest farm cow pig tractor gold sun fox dog coin > egg nest
garden: sunflower tulip rose daisy butterfly ladybug bird snail bouquet + flower violet hedgehog frog carrot tomato seedling strawberry bee bees fly rabbit wateringcan leaf lipa tree sun rainbow squirrel mouse cloud water > wateringcan rainbow
meadow hive: bee honey sunflower daisy bear butterfly tulip ladybug clover + bees beehive flower wheat lipa tree rose hedgehog bird leaf > beehive bees
mushroom wood: mushroom snail hedgehog ladybug frog squirrel leaf fairy acorn + forest tree seedling fox rabbit mouse raspberry blueberry spider butterfly elf flower > acorn fullmoon
songbirds: parrot peacock flamingo swan dove owl bird toucan heron + goose duck eagle falcon raven feather egg cloud sunrise tree note kite crown nest phoenix penguin rooster mountain chick flower ostrich turkey > nest feather
firebird: phoenix feather dragon egg torch crown sun volcano ruby + fire eagle falcon peacock parrot comet sunrise cloud tree note kite owl raven bird dove flamingo nest lightning > fire egg
pets: cat dog rabbit hamster poodle parrot mouse bone turtle + yarn fish teddy pawprint duck frog bird milkshake > yarn pawprint
derby: horse horseshoe trophy carrot rose hat stopwatch medal + apple wheat whistle donkey flag racing gold feather > trophy horseshoe
`)
