import {
  arch,
  battlements,
  block,
  both,
  box,
  circle,
  dome,
  ellipse,
  gothic,
  peak,
  polygon,
  spread,
  star,
  taper,
} from '../outlines.ts'
import type { Pen } from '../pen.ts'
import type { Landmark } from './landmark.ts'

const flag = (pen: Pen, x: number, y: number, colour: string): string =>
  pen.line(`M${x} ${y}v-34`, '#5a4a4a', 3) + pen.detail(polygon([x, y - 34], [x + 30, y - 26], [x, y - 17]), colour)

function spiredTower(pen: Pen, x: number, w: number, h: number, wall: string, roof: string): string {
  return (
    pen.shape(block(x, 0, w, h), wall) +
    pen.shade(box(x + w * 0.16, -h, w * 0.34, h)) +
    pen.glow(arch(x - w * 0.06, -h * 0.62, w * 0.24, w * 0.46) + arch(x - w * 0.06, -h * 0.3, w * 0.24, w * 0.46)) +
    pen.shape(polygon([x - w * 0.64, -h + 4], [x, -h - w * 1.35], [x + w * 0.64, -h + 4]), roof)
  )
}

const castleOf =
  (wall: string, roof: string, banner: string): Landmark =>
  (pen) =>
    flag(pen, 0, -286, banner) +
    both((s) => spiredTower(pen, s * 112, 44, 118, wall, roof)) +
    spiredTower(pen, 0, 64, 200, wall, roof) +
    both((s) => spiredTower(pen, s * 58, 46, 158, wall, roof)) +
    pen.shape(`${box(-140, -84, 280, 90)}${battlements(-140, -84, 280, 9, 15)}`, wall) +
    pen.shape(gothic(0, 6, 56, 74), '#6a4a3a') +
    both((s) => pen.glow(arch(s * 84, -30, 14, 28)))

/** A castle of towers with pointed roofs. */
export const castle: Landmark = castleOf('#d9c4d8', '#5f5aa8', '#ff6f91')
/** A fortress of ice. */
export const iceFortress: Landmark = (pen) =>
  both((s) => pen.shape(polygon([s * 110, 6], [s * 138, -120], [s * 166, -20], [s * 176, 6]), '#bfe2ff')) +
  castleOf('#cfe6ff', '#5f93e0', '#7c4fc4')(pen)

/** A keep on a rock above a river. */
export const keep: Landmark = (pen) =>
  pen.shape(polygon([-176, 10], [-120, -64], [-88, -112], [84, -118], [130, -58], [180, 10]), '#8a7866') +
  pen.shade(polygon([20, 10], [46, -116], [84, -118], [130, -58], [180, 10])) +
  pen.shape(`${box(-74, -218, 78, 110)}${battlements(-78, -216, 86, 4, 18)}`, '#d8c6a4') +
  pen.shape(`${box(4, -178, 84, 66)}${battlements(4, -176, 84, 5, 14)}`, '#c4ae8a') +
  pen.shape(taper(-34, -218, 40, 40, 52), '#d8c6a4') +
  pen.shape(peak(-34, -266, 64, 52), '#a8432f') +
  flag(pen, -34, -316, '#ffc93f') +
  pen.glow(arch(-50, -160, 16, 30) + arch(-16, -160, 16, 30) + arch(46, -132, 18, 32))

/** A cathedral with two towers and a rose window. */
export const cathedral: Landmark = (pen) =>
  both((s) => pen.shape(block(s * 96, 6, 60, 236), '#7c7894') + pen.shape(peak(s * 96, -228, 74, 96), '#46466e')) +
  pen.shape(box(-68, -176, 136, 184), '#8a86a2') +
  pen.shape(peak(0, -174, 152, 92), '#55557e') +
  pen.glow(circle(0, -132, 34), '#ff8ab0') +
  pen.line('M0 -166V-98M-34 -132H34M-24 -156L24 -108M24 -156L-24 -108', '#3a3450', 4) +
  pen.glow(gothic(0, 6, 46, 82), '#ffc46b') +
  both((s) => pen.glow(gothic(s * 96, -118, 22, 66) + gothic(s * 96, -30, 22, 60) + gothic(s * 44, -20, 16, 44))) +
  both((s) => pen.line(`M${s * 96} -322v-26m-9 9h18`, '#c8c0d8', 4)) +
  pen.line('M0 -264v-26m-9 9h18', '#c8c0d8', 4)

/** A wizard's tower that grows crooked, with stars above. */
export const tower: Landmark = (pen) =>
  pen.shape('M-52 8Q-30 -80 -44 -190H44Q34 -80 58 8Z', '#9a8ab0') +
  pen.shade('M14 8Q10 -80 18 -190H44Q34 -80 58 8Z') +
  pen.shape(box(-62, -214, 124, 30), '#b8a6c8') +
  pen.shape('M-76 -210Q-30 -240 -14 -328Q14 -300 76 -210Z', '#4a3a98') +
  pen.glow(arch(-4, -140, 30, 48) + arch(6, -70, 22, 38)) +
  pen.shape(taper(80, 8, 46, 40, 110), '#9a8ab0') +
  pen.shape(peak(80, -98, 70, 66), '#4a3a98') +
  pen.glow(star(-96, -250, 22, 9, 5) + star(104, -270, 16, 7, 5), '#ffe38a')

/** A cottage of logs with a steep roof and smoke. */
export const cottage: Landmark = (pen) =>
  pen.detail('M70 -196q-20 -36 8 -58t0 -60q34 30 14 62t2 58Z', '#ffffff', 0.5) +
  pen.shape(block(72, -110, 30, 88), '#8a7a78') +
  pen.shape(box(-104, -108, 208, 114), '#b87a44') +
  spread(4, -86, -18, (y) => pen.line(`M-104 ${y}H104`, '#7a4a26', 3)) +
  pen.shape(polygon([-142, -96], [-44, -222], [62, -222], [142, -96]), '#7a3f34') +
  pen.glow(box(-74, -74, 42, 40) + box(38, -74, 42, 40)) +
  pen.shape(arch(3, 6, 44, 78), '#5a3620') +
  pen.glow(circle(9, -152, 20))

/** A great old tree with a door and lit windows. */
export const greatTree: Landmark = (pen) =>
  pen.shape(
    'M-78 8Q-34 -30 -38 -116L-96 -176L-84 -188L-30 -148L-16 -210H10L22 -148L84 -196L96 -184L44 -118Q40 -30 84 8Z',
    '#7a5236',
  ) +
  pen.shape(`${circle(-92, -206, 62)}`, '#4f9a52') +
  pen.shape(circle(92, -210, 64), '#4f9a52') +
  pen.shape(circle(0, -252, 84), '#62b05c') +
  pen.shape(circle(-46, -216, 50), '#6fc066') +
  pen.shape(circle(52, -226, 46), '#6fc066') +
  pen.glow(arch(4, 8, 34, 56) + circle(-4, -92, 13) + circle(30, -116, 9))

/** A baobab with its thick trunk and flat crowns. */
export const baobab: Landmark = (pen) =>
  pen.shape(
    'M-64 8Q-34 -40 -42 -124Q-52 -158 -112 -196L-100 -212Q-44 -184 -26 -166Q-22 -206 -50 -246L-34 -254Q-4 -212 0 -182Q4 -212 34 -254L50 -246Q22 -206 26 -166Q44 -184 100 -212L112 -196Q52 -158 42 -124Q34 -40 64 8Z',
    '#8a5f45',
  ) +
  pen.shade('M16 8Q8 -60 16 -150L26 -166Q44 -184 100 -212L112 -196Q52 -158 42 -124Q34 -40 64 8Z') +
  both((s) => pen.shape(ellipse(s * 116, -216, 62, 26), '#7f9a3e') + pen.shape(ellipse(s * 50, -262, 66, 28), '#93ac48')) +
  pen.shape(ellipse(0, -284, 58, 26), '#a3b950')

/** A hall of the north with crossed gables. */
export const longhouse: Landmark = (pen) =>
  pen.shape(polygon([-156, 8], [-120, -80], [120, -80], [156, 8]), '#8a5a36') +
  pen.shape('M-176 -40Q-90 -214 -28 -250H28Q90 -214 176 -40L150 -30Q80 -120 0 -126T-150 -30Z', '#5a4048') +
  pen.line('M-34 -236L22 -300M34 -236L-22 -300', '#d89a4a', 10) +
  pen.shape(arch(0, 8, 56, 88), '#3a2620') +
  both((s) => pen.shape(circle(s * 84, -38, 25), s < 0 ? '#c8432f' : '#2f6a9a') + pen.detail(circle(s * 84, -38, 8), '#ffd24a')) +
  pen.shape(dome(0, -130, 20, 18), '#d89a4a')
