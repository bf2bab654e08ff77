import { use, useCallback, useEffect, useMemo } from 'react';
import { ParamsContext, useRouter } from './context.ts';
import type { StepGuard } from './history.ts';
import type { Location, NavigateOptions, NavigationType, To } from './location.ts';

/** Where one is. */
export function useLocation(): Location {
  return useRouter().location;
}

/** How one came here. */
export function useNavigationType(): NavigationType {
  return useRouter().type;
}

/** What stands in the path where the page's pattern has `:name`. */
export function useParams(): Readonly<Record<string, string>> {
  return use(ParamsContext);
}

/** Goes to an address, or some entries of the history back (negative) or forward. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

/** The way to another page. The same function at each rendering. */
export function useNavigate(): Navigate {
  const { history } = useRouter();
  return useCallback<Navigate>(
    (to, options) => (typeof to === 'number' ? history.go(to) : history.navigate(to, options)),
    [history],
  );
}

/** Has the browser's back and forward asked about. @param guard the same at each rendering */
export function useStepGuard(guard: StepGuard): void {
  const { history } = useRouter();
  useEffect(() => history.guard(guard), [history, guard]);
}

/** Writes a query in the place of the one that is there. */
export type SetSearch = (query: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void;

/** The query of the address, and the way to change it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearch>(
    (query, options) => navigate({ search: new URLSearchParams(query).toString() }, options),
    [navigate],
  );
  return [params, set];
}
