import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const { query, dataRoutes } = createStaticHandler(routes);

/** The markup for a request with its status; or an answer without markup, such as a redirect. */
export async function render(request: Request): Promise<{ markup: string; status: number } | Response> {
  const context = await query(request);
  if (context instanceof Response) return context;
  const router = createStaticRouter(dataRoutes, context);
  return {
    markup: renderToString(<StaticRouterProvider router={router} context={context} />),
    status: context.statusCode,
  };
}
