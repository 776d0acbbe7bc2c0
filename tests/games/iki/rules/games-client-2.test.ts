import { testGamesInClient } from './games-client';

testGamesInClient(2);
