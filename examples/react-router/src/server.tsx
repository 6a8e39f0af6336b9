import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const { query, dataRoutes } = createStaticHandler(routes);

/** The markup for a request; or an answer without markup, such as a redirect. */
export async function render(request: Request): Promise<string | Response> {
  const context = await query(request);
  return context instanceof Response
    ? context
    : renderToString(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />);
}
