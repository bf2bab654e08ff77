/** The portal's router: one closed table of routes, no nesting. Why it is our own: docs/decisions/0017-an-own-router.md. */
export { ParamsContext } from './context.ts';
export { browserHistory } from './history.ts';
export { useLocation, useNavigate, useNavigationType, useParams, useSearchParams, useStepGuard } from './hooks.ts';
export { Link } from './Link.tsx';
export { matchPath } from './matchPath.ts';
export { Navigate } from './Navigate.tsx';
export { MemoryRouter, Router } from './Router.tsx';
