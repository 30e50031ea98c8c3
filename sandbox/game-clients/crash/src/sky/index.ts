// What is behind the curve: a sky with ridges.
export { skyOf } from './sky.ts'
