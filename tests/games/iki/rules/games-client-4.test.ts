import { testGamesInClient } from './games-client';

testGamesInClient(4);
