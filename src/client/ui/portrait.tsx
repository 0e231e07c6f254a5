import { PortraitHair } from './portrait-hair.tsx';
import { portraitTraits } from './portrait-traits.ts';

interface PortraitProps {
  name: string;
  className?: string;
}

/** Stands in for a photo: somebody before the sun and a bridge, drawn the same for the same name. */
export function Portrait({ name, className }: PortraitProps) {
  const { skin, hair, style, clothes, collar, ground, sunX, glasses } = portraitTraits(name);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 300"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
    >
      <path d="M0 0H240V300H0Z" fill={ground} />
      <circle cx={sunX} cy="118" r="82" fill="var(--sun)" />
      <g stroke="var(--ink)" strokeOpacity="0.4">
        <path d="M-30 252A150 150 0 0 1 270 252" />
        <path d="M0 228H240M0 233H240" />
        <path d="M16 228V160M40 228V138M64 228V122M176 228V122M200 228V138M224 228V160" />
      </g>
      <PortraitHair style={style} layer="behind" colour={hair} />
      <path d="M10 300C12 238 62 212 120 212C178 212 228 238 230 300Z" fill={clothes.body} />
      {collar === 'jacket' && (
        <path d="M90 215L120 300L150 215Q120 208 90 215Z" fill={clothes.under} />
      )}
      <path d="M101 168H139V213A19 19 0 0 1 101 213Z" fill={skin.tone} />
      <path d="M101 176Q120 196 139 176V190Q120 210 101 190Z" fill={skin.shade} />
      {collar === 'shirt' && (
        <path
          d="M99 206L120 236L104 253L84 217ZM141 206L120 236L136 253L156 217Z"
          fill={clothes.under}
        />
      )}
      {collar === 'jacket' && (
        <path
          d="M90 214L73 230L118 300M150 214L167 230L122 300"
          stroke="#0b1b2b"
          strokeOpacity="0.35"
          strokeWidth="2"
        />
      )}
      {collar === 'round' && (
        <path d="M96 214A24 22 0 0 0 144 214" stroke={clothes.under} strokeWidth="5" />
      )}
      <circle cx="75" cy="138" r="9" fill={skin.shade} />
      <circle cx="165" cy="138" r="9" fill={skin.shade} />
      <path
        d="M74 120C74 84 96 70 120 70S166 84 166 120C166 160 146 190 120 190S74 160 74 120Z"
        fill={skin.tone}
      />
      <g stroke="#0b1b2b" strokeWidth="2.5" strokeLinecap="round" strokeOpacity="0.85">
        <path d="M101 137V138M139 137V138" strokeWidth="6" />
        <path d="M91 125Q100 119 109 124M131 124Q140 119 149 125" />
        <path d="M106 164A18 14 0 0 0 134 164" />
      </g>
      <path d="M120 140L116 153H122" stroke={skin.shade} strokeWidth="2.5" strokeLinecap="round" />
      {glasses && (
        <g stroke="#0b1b2b" strokeWidth="2">
          <circle cx="101" cy="138" r="14" />
          <circle cx="139" cy="138" r="14" />
          <path d="M115 135Q120 131 125 135M87 135L75 132M153 135L165 132" />
        </g>
      )}
      <PortraitHair style={style} layer="before" colour={hair} />
    </svg>
  );
}
