import { Router, static as serveStatic } from 'express';
import { absolutePath } from 'swagger-ui-dist';
import { company } from '../../shared/content/company.ts';
import { buildOpenApi } from './openapi.ts';
import { ownOrigin } from './origin-check.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${company.brand} API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null, tryItOutEnabled: false });\n`;

/** The description of the API and a page to read it with, all from this server. */
export function apiDocs(publicUrl: string | undefined): Router {
  const router = Router();
  router.get('/api/openapi.json', (req, res) => {
    res.json(buildOpenApi(ownOrigin(req, publicUrl)));
  });
  router.get('/api/docs', (_req, res) => {
    res
      .set(
        'Content-Security-Policy',
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      )
      .type('html')
      .send(page);
  });
  router.get('/api/docs/start.js', (_req, res) => {
    res.type('js').send(start);
  });
  router.use('/api/docs/files', serveStatic(absolutePath(), { index: false }));
  return router;
}
