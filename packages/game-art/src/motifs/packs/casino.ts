import { parsePacks } from './pack.ts'

/** Cards, classic machines, the West and food. */
export const CASINO_AND_TABLE = parsePacks(`
sevens: seven bell bar clover horseshoe diamond crown dice lightning + star joker coin fire gold cherry lemon slot cards dollar hat plum grapes watermelon orange strawberry heart > star coin
jokers: joker seven bell crown diamond clover bar dice horseshoe + star cherry lemon hat cards coin fire gold lightning slot heart fireworks magic > star crown
fruit machine: cherry lemon orange plum grapes watermelon strawberry pear apple + raspberry peach banana pineapple coconut kiwi blueberry melon mango fruit seven bell clover star crown fire cocktail sun honey guitar diamond horseshoe bar lime greenapple coin gold > star bell
tropical fruit: pineapple melon mango kiwi banana coconut peach watermelon orange + lime cherry lemon plum grapes strawberry raspberry apple pear blueberry seven bell clover star crown fire cocktail sun fruit avocado diamond horseshoe bar coin gold > cocktail sun
card court: queen king joker spade heart diamonds clubs ace jester + cards dice cat chips domino chess hat coin beer caesar crown rose ring mirror chalice necklace > cards chips
black queen: queen chess chalice rose necklace mirror ring crown raven + spade king candle key heart joker ace jester dice cat cards fan > spade ruby
fire queen: queen ruby crown torch dragon phoenix rose ring volcano + fire devil candle lightning heart comet storm sun stone fan > fire ruby
games table: chess domino dice backgammon ace chips eightball cards hat + bingo mahjong ticket joker clock queen king spade heart clubs diamonds cat > dice chips
casino floor: dice ace chips wheel slot joker crown diamond champagne + roulette blackjack baccarat poker sicbo dragontiger cards coins king queen bingo ticket gold > wheel star
west: cowboy revolver horse lasso wagon saloon cactus horseshoe wanted + sheriff bandit buffalo snake miner scorpion eagle dynamite gold train clock guitar fire cards violin hat banjo skull bone > sheriff dynamite
gold rush: gold miner mine dynamite pickaxe donkey wagon oillamp saloon + coins horse river safe cowboy sheriff bandit buffalo snake scorpion eagle revolver horseshoe cactus lasso wanted train > mine dynamite
plains: buffalo eagle wolf horse tent feathers bow totem bear + bull campfire moon fire drum deer snake cowboy sunrise > campfire fullmoon
mexico: sombrero maracas chili taco guitar cactus donkey pinata avocado + calavera lizard lime trumpet sun corn tomato > pinata sun
candy: candy lollipop cupcake doughnut icecream chocolate cookie cake gingerbread + pancake teddy chef honey strawberry cherry popcorn star gift kolac carousel clock cloud scroll milkshake > gift star
bakery: bread pretzel croissant cookie cake pie cheese egg chef + kolac pancake bagel gingerbread wheat honey cupcake doughnut coffee > wheat egg
breakfast: pancake coffee waffle bacon croissant friedegg honey bagel bread + tea cheese orange sandwich milkshake egg > coffee sun
street food: burger pizza fries hotdog taco milkshake doughnut sandwich popcorn + sushi icecream chef steak chili tomato > chef star
sushi bar: sushi rice sake dumpling tea shrimp fan koi fortunecookie + chef lantern fish squid bamboo > lantern tea
alehouse: beer pretzel klobasa cheese wheat accordion rum target bacon + clover bread steak drum hat fries > beer star
wine cellar: wine cheese rum bread chalice olive candle wheat champagne + grapes key violin tomato > rose grapes
cocktail bar: cocktail champagne wine ice sunglasses umbrella coffee palm headphones + lime cherry coconut pineapple orange strawberry disco > cocktail star
harvest: tomato corn pumpkin carrot garlic chili avocado bread wheat + apple mushroom olive strawberry sunflower pear lime greenapple cheese > pumpkin sunflower
kitchen: chef steak cheese garlic tomato chili bread wine egg + pizza mushroom carrot olive fish lobster pie > chef star
`)
