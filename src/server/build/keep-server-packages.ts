import { writeFileSync } from 'node:fs';
import { manifestFile, serverPackages } from './server-packages.ts';

// For the image: leaves in package.json only what the running server names, so that `npm prune` takes away what built
// the pages. The pages themselves are bundled whole.
const { manifest, required } = serverPackages();
const stay = Object.keys(required).length;
const rest = Object.keys(manifest.dependencies).length - stay;
writeFileSync(
  manifestFile,
  `${JSON.stringify({ ...manifest, dependencies: required }, null, 2)}\n`,
);
process.stdout.write(`${stay} packages stay, ${rest} only built the pages.\n`);
