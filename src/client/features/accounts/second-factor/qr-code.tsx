import { QRCodeSVG } from 'qrcode.react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** Dark on light whatever the theme: readers expect it. */
export function QrCode({ value }: { value: string }) {
  return (
    <QRCodeSVG
      value={value}
      title={m.second_factor_qr()}
      size={208}
      level="M"
      marginSize={4}
      bgColor="#ffffff"
      fgColor="#0b1b2b"
      className="max-w-full rounded"
    />
  );
}
