import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { sourcesId } from './tools/sources-id.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const nextConfig: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repository,
  // Pictures are served as they are.
  images: { unoptimized: true },
  // The same sources are the same build, on whichever machine and whenever.
  generateBuildId: () => sourcesId(repository),
  turbopack: { root: repository },
  // `npm run typecheck` does it; a start from a fresh clone need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  experimental: {
    optimizePackageImports: ['@firstday/ui'],
    // A page without JavaScript posts its files with its answers: 20 MiB and what multipart adds.
    serverActions: { bodySizeLimit: '21mb' },
    proxyClientMaxBodySize: '21mb',
  },
  // A page cannot set the cookie that keeps a link's token; a route can, but may not share a page's address.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        { source: '/sign-in', has: [{ type: 'query', key: 'link' }], destination: '/sign-in/open' },
      ],
    }),
  headers: () =>
    Promise.resolve([
      {
        source: '/(.*)',
        headers: [
          // No other site learns an address. Our own must: under `no-referrer` a form posted without JavaScript says
          // `Origin: null`, and its origin could not be checked.
          { key: 'Referrer-Policy', value: 'same-origin' },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          {
            key: 'Permissions-Policy',
            value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
          },
        ],
      },
      {
        source: '/sign-in',
        has: [{ type: 'query', key: 'link' }],
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      },
      {
        // The pages of partners load it, some of them with `crossorigin`, and some isolated from other origins.
        source: '/embed.js',
        headers: [
          { key: 'Access-Control-Allow-Origin', value: '*' },
          { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
        ],
      },
      { source: '/o/:session/framed', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
      { source: '/onboarding', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    ]),
};

export default createNextIntlPlugin('./src/i18n/request.ts')(nextConfig);
