// The attributes of the seven gods: gold on the dark blue of their cards, in a field of 100 by 112.
import type { ComponentType } from 'preact';
import type { GodId } from '@rubicon/words';
import { raysPath, wavesPath } from './engraving.ts';
import { EAGLE_BODY, EAGLE_WING } from './glyph-shapes.tsx';
import { leafPath } from './laurel.ts';
import { Mirrored } from './mirrored.tsx';

const sprayPath = (x: number, y: number, lean: number, leaves: number): string =>
  Array.from({ length: leaves }, (_, nth) => {
    const up = nth * 6.5;
    const stem = x + lean * up + (up * up) / 260;
    return leafPath(stem, y - up, -130, 9 - nth * 0.5, 2.6) + leafPath(stem, y - up, -42, 9 - nth * 0.5, 2.6);
  }).join('');

const sunPath = (): string =>
  Array.from({ length: 24 }, (_, nth) => {
    const angle = (nth * Math.PI) / 12;
    const [x, y] = [50 + 34 * Math.cos(angle), 52 + 34 * Math.sin(angle)];
    return leafPath(x, y, nth * 15, nth % 2 === 0 ? 15 : 9, nth % 2 === 0 ? 3 : 2);
  }).join('');

const Apollo = () => (
  <>
    <path class="art-solid" d={sunPath()} />
    <circle class="art-shape" cx="50" cy="52" r="34" />
    <path class="art-fine" d={raysPath({ x: 50, y: 52, count: 90, from: 29, to: [32] })} />
    <circle class="art-fine" cx="50" cy="52" r="29" />
    <path class="art-line" d="M42 44V68M46 44V68M50 44V68M54 44V68M58 44V68" />
    <Mirrored>
      <path
        class="art-casing"
        d="M42 76C28 68 28 52 35 44C40 38 38 30 32 29.500C28 29.500 27 33.500 29.500 35"
      />
      <path
        class="art-stout"
        d="M42 76C28 68 28 52 35 44C40 38 38 30 32 29.500C28 29.500 27 33.500 29.500 35"
      />
      <path class="art-solid" d={sprayPath(12, 109, -0.05, 4)} />
    </Mirrored>
    <path class="art-solid art-cased" d="M30 39.500H70V44.500H30Z" />
    <path class="art-solid art-cased" d="M37 67H63C66 76 60 84 50 84C40 84 34 76 37 67Z" />
    <path class="art-cut" d="M40 71.500H60M44 76.500A3 3 0 0 0 44 80M56 76.500A3 3 0 0 1 56 80" />
  </>
);

const Jupiter = () => (
  <>
    <path class="art-fine" d={raysPath({ x: 50, y: 46, count: 64, from: 30, to: [44, 38] })} />
    <g transform="translate(6 0) scale(.88)">
      <Mirrored>
        <path class="art-solid" d={EAGLE_WING} />
        <path
          class="art-cut"
          d="M9 17C20 27 30 36 41 43M12 31C22 39 31 44 40 48M16 47C24 51 31 53 39 54M24 60C30 61 35 61 40 60"
        />
      </Mirrored>
      <path class="art-solid" d={EAGLE_BODY} />
      <path
        class="art-cut"
        d="M44 42L47 45L50 42L53 45L56 42M43 50L46.500 53L50 50L53.500 53L57 50M44 58L47 61L50 58L53 61L56 58M50 66V80"
      />
      <circle class="art-ground" cx="46.500" cy="25" r="1.800" />
    </g>
    <Mirrored>
      <path class="art-solid art-cased" d="M50 82L64 80C74 78 82 81 94 86C82 91 74 94 64 92L50 90Z" />
      <path
        class="art-solid"
        d="M58 80C64 72 74 70 88 70C80 73 75 76 72 79ZM58 92C64 100 74 102 88 102C80 99 75 96 72 93Z"
      />
      <path class="art-cut" d="M62 86H84" />
      <path class="art-line" d="M40 94L33 101L38 102L30 111M24 98L18 104L22 105L16 111" />
    </Mirrored>
    <path class="art-shape" d="M44 80H56V92H44Z" />
    <path class="art-line" d="M44 84H56M44 88H56" />
  </>
);

const Mars = () => (
  <>
    <circle class="art-shape" cx="50" cy="60" r="41" />
    <path class="art-fine" d={raysPath({ x: 50, y: 60, count: 72, from: 31, to: [37] })} />
    <circle class="art-line" cx="50" cy="60" r="37" />
    <circle class="art-fine" cx="50" cy="60" r="30" />
    <Mirrored>
      <path class="art-casing" d="M12 108L86 18" />
      <path class="art-stout" d="M12 108L84 20" />
      <path class="art-solid art-cased" d="M94 8L91 24L84 30L79 25L82 17Z" />
    </Mirrored>
    <path
      class="art-solid art-cased"
      d="M24 50C22 26 42 12 62 15C88 19 98 50 90 96C82 100 76 98 74 94C84 66 80 42 62 33C48 27 36 34 34 50Z"
    />
    <path
      class="art-cut"
      d="M29 38L36 43M34 28L40 36M42 21L46 31M51 17L53 29M61 16L60 30M71 20L67 33M80 28L73 38M87 40L77 45M91 53L79.500 54M92 66L79.500 63M92 79L78 74M90 91L76 85"
    />
    <path
      class="art-solid art-cased"
      d="M30 66C24 44 40 31 56 32C74 34 82 50 79 68C78 80 82 88 88 97L70 100C66 92 62 88 58 87L59 101C50 104 42 102 36 97L40 78L31 82L27 74Z"
    />
    <path class="art-ground" d="M36 65L53 62C58 66 56 72 49 73C46 73 43 71 36 70Z" />
    <path
      class="art-cut"
      d="M30 61C40 54 54 52 66 57C72 60 76 58 79 55M62 60C66 70 64 80 58 87M67 66C69 78 70 88 76 97"
    />
  </>
);

const Mercury = () => (
  <>
    <path
      class="art-fine"
      d="M14 40H34M10 46H38M16 52H30M12 60H28M18 66H32M12 72H26M86 40H66M90 46H62M84 52H70M88 60H72M82 66H68M88 72H74"
    />
    <path class="art-stout" d="M50 22V110" />
    <Mirrored>
      <path
        class="art-solid art-cased"
        d="M48 32C40 22 26 16 6 16C8 20 11 22 14 23.500L10 24C13 28 17 30 21 31L17 32C21 36 26 37 30 37L27 39C34 42 43 41 48 38Z"
      />
      <path class="art-cut" d="M14 19C26 21 36 26 44 33M20 27.500C29 28 37 31 43 35.500" />
    </Mirrored>
    <path class="art-casing" d="M50 104C58 101 60 96 50 91C30 83 30 70 50 63C68 56 68 47 58 42" />
    <path class="art-snake" d="M50 104C58 101 60 96 50 91C30 83 30 70 50 63C68 56 68 47 58 42" />
    <path class="art-casing" d="M50 104C42 101 40 96 50 91C70 83 70 70 50 63C32 56 32 47 42 42" />
    <path class="art-snake" d="M50 104C42 101 40 96 50 91C70 83 70 70 50 63C32 56 32 47 42 42" />
    <Mirrored>
      <path
        class="art-solid art-cased"
        d="M38 47C37 43 40 39.500 44 40L50 43.500L44.500 47C42 49 39 49.500 38 47Z"
      />
      <circle class="art-ground" cx="43" cy="43.200" r="1" />
      <path
        class="art-shape"
        d="M7 104V107.500H33C35.500 107.500 36 104.500 33 103.500L26 101C22 98 20 93 20 88L8.500 90C11 95 9 100 7 104Z"
      />
      <path class="art-line" d="M9.500 96L20 93.500M9 101L23 98" />
      <path
        class="art-solid"
        d="M12 95C4 92 1 84 3 74C5 77 7 79 9 80L8.500 75C11 79 13 82 16 84C18 89 16 93 12 95Z"
        transform="translate(1 -1)"
      />
    </Mirrored>
    <circle class="art-solid art-cased" cx="50" cy="20" r="7" />
    <path class="art-cut" d="M45 22.500C48 24.500 52 24.500 55 22.500" />
  </>
);

const Neptune = () => (
  <>
    <path
      class="art-fine"
      d={raysPath({ x: 50, y: 44, count: 48, from: 34, to: [44, 40], arc: [150, 390] })}
    />
    <path
      class="art-solid"
      d="M47 110V54C30 54 20 44 20 28L12 31L22 8L33 30L27 28.500C28 38 36 45 47 46V24L39 28L50 4L61 28L53 24V46C64 45 72 38 73 28.500L67 30L78 8L88 31L80 28C80 44 70 54 53 54V110Z"
    />
    <path class="art-solid art-cased" d="M38 58H62V65H38Z" />
    <path class="art-cut" d="M50 10V22" />
    <Mirrored>
      <path
        class="art-solid art-cased"
        d="M15 98C8 84 14 68 28 66C35 65 39 68 41 71L47 73C45 76.500 41 78 37 77.500C29 77 23 84 25 97L31 104L21 101.500L11 106Z"
      />
      <path class="art-solid" d="M17 76C12 74 8 69 8 63C13 64 18 67 21 70Z" />
      <circle class="art-ground" cx="35.500" cy="71" r="1.400" />
      <path class="art-cut" d="M31 77C24 76 18 82 18 92M38 75L44 74" />
    </Mirrored>
    <path class="art-ground" d="M8 99H92V112H8Z" />
    <path class="art-line" d={wavesPath(8, 92, [99, 104, 109], 6, 5)} />
  </>
);

const Pluto = () => (
  <>
    <path
      class="art-fine"
      d="M12 110V56C12 -2 88 -2 88 56V110M16 110V56C16 4 84 4 84 56V110M20 110V56C20 10 80 10 80 56V110"
    />
    <path class="art-fine" d={raysPath({ x: 50, y: 52, count: 40, from: 31, to: [42], arc: [180, 360] })} />
    <path
      class="art-solid"
      d="M47 100V52C34 51 29 42 31 28L24 31L34 8L43 30L36 28C35 38 38 44 50 44C62 44 65 38 64 28L57 30L66 8L76 31L69 28C71 42 66 51 53 52V100Z"
    />
    <path class="art-solid art-cased" d="M42 55H58V61H42Z" />
    <Mirrored>
      <path
        class="art-solid art-cased"
        d="M40 78L33 62L28 73C22 75 18 80 8 84C5 86 6 91 10 92L17 91L14 95L24 97C26 102 24 107 22 111H50V84Z"
      />
      <circle class="art-ground" cx="25" cy="80.500" r="1.700" />
      <path class="art-cut" d="M10 89C14 88 18 88 22 86M33 68L34 78C33 82 30 85 27 86" />
    </Mirrored>
    <path
      class="art-solid art-cased"
      d="M37 62L43 71C47 69 53 69 57 71L63 62C67 70 66 78 62 84C60 94 56 102 50 103C44 102 40 94 38 84C34 78 33 70 37 62Z"
    />
    <path
      class="art-ground"
      d="M42 79L48 81L46.500 83.500L42.500 82.500ZM58 79L52 81L53.500 83.500L57.500 82.500ZM46 92H54L50 97Z"
    />
    <path
      class="art-cut"
      d="M50 72V80M50 97V101M40 68L41 75M60 68L59 75M36 107L39 102M44 110V105M56 110V105M64 107L61 102"
    />
  </>
);

const Vulcan = () => (
  <>
    <path
      class="art-fine"
      d={raysPath({ x: 50, y: 72, count: 37, from: 16, to: [58, 46], arc: [216, 324] })}
    />
    <Mirrored>
      <path
        class="art-shape"
        d="M8 110C-3 90 14 78 9 54C18 62 20 72 20 80C30 66 19 44 33 24C33 44 46 54 40 74C45 71 47 65 47 58C54 78 48 100 42 110Z"
      />
      <path
        class="art-fine"
        d="M12 104C6 90 17 84 15 70M17 104C12 92 22 88 22 82C30 70 24 56 30 40M22 104C18 90 32 78 28 58M28 104C24 92 36 82 33 62M34 104C32 94 40 86 40 80M38 104C40 94 46 88 46 76"
      />
    </Mirrored>
    <g transform="rotate(38 50 62)">
      <path class="art-solid art-cased" d="M47 -2H53V46H47Z" />
      <path class="art-solid art-cased" d="M34 42H62L67 46V60L62 64H34Z" />
      <path class="art-cut" d="M39 42V64M58 42V64M48.500 4H51.500M48.500 9H51.500M48.500 14H51.500" />
    </g>
    <path
      class="art-solid art-cased"
      d="M5 76C18 76 22 74 28 74H84V82C74 83 66 87 64 94C65 98 68 100 74 102V110H30V102C36 100 40 98 40 94C38 88 18 90 5 76Z"
    />
    <path class="art-cut" d="M29 79H80M40 94H64M34 106H70" />
    <path class="art-line" d="M26 68L20 62M33 62L30 56M74 68L80 62M68 62L71 56" />
  </>
);

export const GOD_ART: Readonly<Record<GodId, ComponentType>> = {
  Apollo,
  Jupiter,
  Mars,
  Mercury,
  Neptune,
  Pluto,
  Vulcan,
};
