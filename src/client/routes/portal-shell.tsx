import { PortalLayout } from '../features/portal/portal-layout.tsx';

const loadPalette = () =>
  import('../features/palette/palette-dialog.tsx').then(({ PaletteDialog }) => PaletteDialog);
const loadShortcuts = () =>
  import('../features/palette/keys-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog);

/** The portal with what lies over it on demand, which is a feature of its own. */
export function PortalShell() {
  return <PortalLayout loadPalette={loadPalette} loadShortcuts={loadShortcuts} />;
}
