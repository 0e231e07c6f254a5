import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import type { ComponentProps, Ref } from 'react';

/** Dark on light whatever the theme: readers expect it. */
const colors = { bgColor: '#ffffff', fgColor: '#0b1b2b' };

interface QrCodeProps extends ComponentProps<typeof QRCodeSVG> {
  /** Takes the same code in pixels, which is not shown. */
  canvas?: Ref<HTMLCanvasElement>;
}

/** A QR code as a drawing; `title` names it. */
export function QrCode({ canvas, className = '', ...code }: QrCodeProps) {
  const { value, size, level = 'M', marginSize } = code;
  return (
    <>
      <QRCodeSVG {...code} level={level} {...colors} className={`rounded ${className}`} />
      {canvas && (
        <QRCodeCanvas
          ref={canvas}
          value={value}
          size={size}
          level={level}
          marginSize={marginSize}
          hidden
          {...colors}
        />
      )}
    </>
  );
}
