'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { timings } from '@/lib/shared/timings';

interface AuthUser {
  id: string;
  email: string;
}

interface Auth {
  user: AuthUser | null;
  isLoading: boolean;
  /** A stub: accepts any email after a second. It grants nothing anywhere; staff sign in on the server. */
  login: (email: string) => void;
  logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<AuthUser | null>(null);
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const login = useCallback((email: string) => {
    clearTimeout(timer.current);
    setLoading(true);
    timer.current = setTimeout(() => {
      setUser({ id: 'visitor', email });
      setLoading(false);
    }, timings.stubLoginMs);
  }, []);
  const logout = useCallback(() => {
    clearTimeout(timer.current);
    setUser(null);
    setLoading(false);
  }, []);
  const auth = useMemo(() => ({ user, isLoading, login, logout }), [user, isLoading, login, logout]);
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs the AuthProvider of the root layout.');
  return auth;
}
