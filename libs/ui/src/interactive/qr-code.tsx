import { encode } from 'uqr';

interface QrCodeProps {
  readonly address: string;
  /** What is read aloud in its place. */
  readonly label: string;
}

/** Dark on white in either theme, with the empty border that readers need (ISO/IEC 18004, 9.1: four modules). */
export function QrCode({ address, label }: QrCodeProps) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      className="fd-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules.join('')} />
    </svg>
  );
}
